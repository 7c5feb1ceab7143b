### How sentences are spoken: what is said for a sign that is written for the eye, and what somebody did in a row.

# With the blanks that belong there.
sign-and = { " and " }
sign-times = { " times " }
sign-to = { " to " }
sign-minus = minus{ " " }
sign-plus = plus{ " " }
sign-percent = { " per cent" }
sign-makes = { " makes " }
sign-of = { " of " }
# $done: what somebody did one after the other, as `grew by 4 in E`, of whoever $who is
did = { $who } { LIST($done) }

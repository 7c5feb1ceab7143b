### The command `tribes serve`: its help, its errors, what it tells who keeps the host. Errors are clauses, behind `tribes: `.

## cli.py: what can be typed

serve = a host for friends: they come with plain ssh
serve-more =
    Friends come with { "`ssh -p PORT HOST`" } and any key; the key is who they are. Tables, people and invitations are kept
    in the folder { "`host`" } beside your own games. { "SIGTERM" } stops the host; every game goes on when it is started again.

    examples:
    { "  tribes serve                              " }for this machine alone, on port 2222
    { "  tribes serve --public --by-invitation     " }for friends anywhere who have a code
    { "  tribes serve --invite                     " }make a code for one person, and end
    { "  tribes serve --limit sessions=12          " }another limit (may be repeated)
    { "  tribes serve --shared postgresql://tribes@db/tribes" }
    { "                                            " }one of many hosts (see { "tribes host-database" })
    { "  tribes serve --browser                    " }your own games, in a browser on this machine

    limits:
port = the port, from 1024 ({ $usual }); 0: any free
host = the address to listen on; one that others can reach needs { "--public" }
public = listen on all addresses; without it on { "127.0.0.1" } only
by-invitation = new keys need an invitation
only-admins-make-tournaments = only administrators make tournaments
only-admins-invite = with { "--by-invitation" }: codes that people make for their tables admit only those the host already knows
invite = make an invitation to the host (it may be running), print it, and end
keyless = no login at all for this machine's own users (testing)
admin = a key that sees the host's page
webhook = tell people who ask for it of their turn while away, by posting JSON there ({ "@FILE" }: a file that holds the address)
sendmail = this program ({ $usual }) mails people who ask for it when it is their turn, at most once an hour
hands = tables may show spectators all hands, some moves late, if all players agree
limit = change a limit (see below)
browser = instead of ssh: your own games, in this machine's browser
shared = keep everything in a PostgreSQL database shared with other hosts: { "postgresql://USER@MACHINE/NAME" }
proxy-from = load balancers' addresses or networks, separated by commas: connections from there must begin with a PROXY header
metrics = serve measurements ({ "/metrics" }) and health ({ "/health" }) over http there, such as { "127.0.0.1:9100" }
log = write the log there, one file a day, and keep seven days
as-root = run as root anyway (don't)

## cli.py: what is wrong with it

for-posix = hosting is for POSIX systems (Linux, macOS, BSD): here you can play, and join a host with ssh
needs-asyncssh = a host needs asyncssh: { "pip install asyncssh" }
browser-alone = { "--browser" } is for this machine alone: it can't go with { "--public" } or { "--host" }
needs-textual-serve = playing in a browser needs textual-serve: { "pip install textual-serve" }
# $where: a port by its number, or an address
no-listening = { $where } can't be opened: { $why }
no-listening-port = port { $port } can't be opened: { $why }
no-fingerprint = { $typed } isn't a key's fingerprint: { "ssh-keygen -lf FILE.pub" } prints it
no-port = { $typed } is not a port from 1024 to 65535 (or 0)

## limits.py

# What a limit means, by its name; in the list of all limits
limit-means = { $limit ->
    [sessions] people connected at once
    [sessions_per_key] sessions of one key
    [sessions_per_address] sessions from one address
    [kept_for_admins] sessions beyond those that only an administrator can have
    [waiting] connections without a session: from half of them on, older ones give way to new ones
    [waiting_per_address] the same from one address
    [login_seconds] seconds a login may take
    [logins_per_minute] connections a minute from one address
    [login_burst] connections at once before that counts
    [longest_penalty] seconds an address waits at most after too many (it doubles each time)
    [door_seconds] seconds somebody new may take to type a code and a name, and a connection to open a session
    [code_tries] tries for an invitation code
    [code_delay] seconds each wrong try costs
    [packets_per_second] packets of a connection a second; beyond this and the next three it is closed
    [packet_burst] packets at once before that counts
    [requests_per_second] requests a second that are answered, five times as many at once
    [channels_per_minute] channels a minute that are asked for, as many at once
    [events_per_second] keys a second
    [event_burst] keys at once before that counts
    [queue_bytes] bytes of input that wait; the rest does nothing
    [flood_seconds] seconds of such a flood after which a session is closed
    [columns] columns of a window that are used
    [rows] rows of a window that are used
    [resizes_per_second] changes of the window's size a second
    [variables] environment variables looked at ({ "LANG, LC_*, COLORTERM, NO_COLOR" } are kept)
    [variable_bytes] bytes kept of each
    [idle_seconds] seconds without a key at a table before the session is closed (the seat is kept)
    [idle_warning] seconds without a key before a word about it
    [lobby_idle_seconds] seconds without a key in the lobby
    [keepalive_seconds] seconds between two checks that a line is alive
    [keepalive_misses] checks without an answer before a line is lost
    [slow_seconds] seconds a terminal may take to answer before it counts as slow
    [grace_line] seconds before a bot sits in for somebody whose line was lost (12 at least)
    [grace_left] seconds before a bot sits in for somebody who left
    [chat_cells] characters of a line of chat
    [chat_burst] lines of chat at once
    [chat_seconds] seconds for so many lines
    [tables] tables at once
    [tables_per_person] tables that one person has opened, or sits at
    [day_tables] tables at once at which a decision takes hours or days
    [day_tables_per_person] the same that one person has opened, or sits at
    [waiting_minutes] minutes for which a table waits for people when nobody of them is there
    [unplayed_days] days without anybody there after which a game without a move is taken away
    [table_days] days without anybody there after which any table is taken away (its record stays)
    [spare_seconds] seconds without anybody there from which on a table gives way to a new one when all are taken
    [people] people the host remembers
    [once_days] days after which somebody who came on one day only is forgotten
    [invitation_hours] hours an invitation is good for
    [away_days] days for which somebody may be away at most while their clocks stand, where a decision takes hours or days
    [away_again_days] days from the beginning of one such time until the next may begin
    [mail_hours] hours at least between two mails to one person
    [queue_widen] points of rating a second by which somebody who waits for partners takes others
    [queue_bot_seconds] seconds after which somebody who waits for partners is offered bots
    [queue_absent_seconds] seconds for which somebody who isn't connected still waits for partners, and is paired in a tournament
    [tournaments] tournaments at once that go on or may be entered
    [tournament_people] people in a tournament
    [round_break_seconds] seconds between two rounds of an evening's tournament
   *[bot_seconds] seconds between two moves of bots
}
no-limit = there is no limit { $typed } ({ "tribes serve --help" } lists them)
no-number = the limit { $limit } is a number, not { $typed }
above-zero = the limit { $limit } must be above 0

## command.py, and where the host keeps what is its own

no-folder = a host can't keep anything in { $folder }: { $why }
others-folder = { $folder } belongs to another user: make invitations as that user
no-invitation = the invitation can't be kept: { $why }
no-log = no log can be written in { $folder }: { $why }
needs-prometheus = measurements need prometheus-client: { "pip install 'tribes-tui[metrics]'" }
no-metrics-address = { "--metrics" } takes an address and a port, such as { "127.0.0.1:9100" }, not { $typed }
no-root = a host doesn't need root: start it as another user (or add { "--as-root" })
needs-public = { $host } can be reached by others: add { "--public" } if you mean that
keyless-near = { "--keyless" } can't go with { "--proxy-from" }: anybody who comes through the balancer would seem to be on its machine
keyless-alone = { "--keyless" } is for this machine alone: it can't go with { "--public" }
no-networks = { "--proxy-from" } takes addresses or networks, such as { "10.0.0.0/8,192.0.2.7" }
runs-already = a host is already running on { $folder }
damaged = { $file } is damaged: repair it, or move it away to start afresh
damaged-nameless = { $file } is damaged: something in it has no { $field }; repair it, or move it away to start afresh
no-webhook-file = the webhook's file can't be read: { $why }
no-webhook = a webhook begins with { "https://" } or { "http://" } (or { "@FILE" }, which holds its address)
no-sendmail = { $program } can't be run: { "--sendmail" } takes a program's full path
no-host-key = the host key { $file } can't be read ({ $why }): put the old one back, or move it away
not-own = { $file } must be your own, and not a link
not-private = { $file } can be read by others: { "chmod" } { $mode } { $file }

## What is told as it begins

listening = listening on port { $port } of { $host }
    .near = listening on port { $port } of { $host } ({ "--public" }: for friends elsewhere)
    .all = listening on port { $port } of all addresses
    .all-near = listening on port { $port } of all addresses ({ "--public" }: for friends elsewhere)
host-key = host key { $fingerprint }: your friends should see the same
measurements = measurements on port { $port } of { $host }

## browser.py: the page, and who is refused

open-in-browser = open { $address } in a browser on this machine; Ctrl+C ends it
whole-address = open the whole address that { "tribes serve --browser" } printed
not-this-name = not this server's name
not-this-page = not a page of this server
enough-pages = { $pages ->
    [one] 1 page is open: close it
   *[other] { $pages } pages are open: close one
}
page-comes = Tribes is starting ...
page-ended = Session ended. Your game is saved at its last move.
page-again = Go on

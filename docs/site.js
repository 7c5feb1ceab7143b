// The clock of a moving picture is a text field to a screen reader, and has no name.
new MutationObserver(() => document.querySelectorAll(".ap-timer:not([aria-label])").forEach(timer => timer.setAttribute("aria-label", "Time")))
    .observe(document, { childList: true, subtree: true });

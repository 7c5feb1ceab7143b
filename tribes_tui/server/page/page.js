// The keyboard belongs to the game at once, and after a click beside it; an ended session offers to go on.
window.addEventListener("load", () => {
  const keyboard = () => document.querySelector(".xterm-helper-textarea")?.focus();
  const again = document.getElementById("again");
  again.addEventListener("click", () => window.location.reload());
  const look = () => (document.body.classList.contains("-closed") ? again.focus() : keyboard());
  new MutationObserver(look).observe(document.body, { attributeFilter: ["class"] });
  window.addEventListener("focus", look);
  setTimeout(look, 0);
});

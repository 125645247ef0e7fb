/* For browsers without popovers: the Menu button shows and hides the menu below it. */
(function () {
  var root = document.documentElement;
  var button = document.querySelector("[popovertarget]");

  function show(open) {
    root.setAttribute("data-menu", open ? "open" : "closed");
    button.setAttribute("aria-expanded", open ? "true" : "false");
  }

  function close() {
    show(false);
  }

  button.addEventListener("click", function () {
    show(root.getAttribute("data-menu") !== "open");
  });
  window.addEventListener("pagehide", close);
  close();
})();

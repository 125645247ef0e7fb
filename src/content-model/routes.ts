/** Every page that a link inside the site may lead to. */
export const routes: readonly string[] = [
  "/",
  "/about",
  "/speaking",
  "/acts-of-war-book",
  "/set-my-soul-on-fire-ecourse",
  "/prayer-hub",
  "/events",
  "/press-kit",
  "/contact",
  "/blog",
  "/resources",
  "/partner",
  "/excerpt",
  "/privacy",
  "/thank-you",
  // No page, but made by the build: the gathering for a visitor's own calendar.
  "/gathering.ics",
];

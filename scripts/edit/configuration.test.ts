import { createScreenConfig } from "./configuration";
import { localBackend } from "./repository";

test("each file has a preview link to its page", () => {
  const { singletons = [], collections = [] } = createScreenConfig(localBackend, "https://ministry.example");
  const paths = [...singletons, ...collections].flatMap((one) =>
    "preview_path" in one ? [[one.name, one.preview_path]] : [],
  );
  expect(Object.fromEntries(paths)).toMatchObject({
    announcements: "/",
    "page-about": "/about",
    "form-booking": "/contact",
    event: "/events",
    article: "/blog/{{slug}}",
    document: "/{{slug}}",
  });
});

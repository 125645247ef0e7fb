import { readContent } from "../../src/content-model/read";
import { articleAt } from "../../src/content-model/routes";

/** Everything that a link may lead to, but for teachings: which of them have a page depends on the day. */
export const linked: readonly string[] = readContent("content").routes.filter(
  (route) => articleAt(route) === undefined,
);

/** Every page that a visitor can meet, the one for unknown addresses included. */
export const routes: readonly string[] = [...linked.filter((route) => !route.includes(".")), "/no-such-page"];

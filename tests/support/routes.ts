import { routes as linked } from "../../src/content-model/routes";

/** Every page that a visitor can meet, the one for unknown addresses included. */
export const routes: readonly string[] = [...linked.filter((route) => !route.includes(".")), "/no-such-page"];

import { piecesOf } from "../markdown/pieces";
import type { PieceRule, Place } from "../rules/rule";

const place: Place = {
  file: "pages/privacy.mdx",
  paths: [],
  facts: {},
  routes: [],
  today: undefined,
  scheduled: new Map(),
  oldAddresses: new Map(),
};

/** What rules say of a body that stands by itself, each with its line. */
export function toldOf(body: string, rules: readonly PieceRule[]): string[] {
  return piecesOf(body).flatMap((piece) =>
    rules.flatMap((rule) => rule(piece, place).map(({ problem }) => `${String(piece.line)}: ${problem}`)),
  );
}

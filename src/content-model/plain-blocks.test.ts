import fc from "fast-check";
import { piecesOf } from "./markdown-pieces";
import { rulesForPieces } from "./rules/by-role";
import type { Place } from "./rules/rule";

const place: Place = {
  file: "pages/privacy.mdx",
  paths: [],
  facts: {},
  routes: [],
  today: undefined,
  scheduled: new Map(),
  oldAddresses: new Map(),
};

/** What is said of a body, each with its line. */
const told = (body: string) =>
  piecesOf(body).flatMap((piece) =>
    rulesForPieces.flatMap((rule) =>
      rule(piece, place).map(({ problem }) => `${String(piece.line)}: ${problem}`),
    ),
  );

// Of a body with a fence nothing is left out.
const toldOfTheWhole = (body: string) => told(`${body}\n\n\`\`\`\n\`\`\``);

const pieces =
  "words§ §  §\n§\n§\n\n§- §+ §> §-§+§--§---§=§===§1. §1.§12) §99. §100. §1999. §1999.§# §## §##§#§• §·§| a |§|§ | §\n- | -\n§:-§*words*§*§**§_§\\§[§](/contact)§[ ] §~~§`".split(
    "§",
  );
const bodies = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(""));

describe("a body without its plain blocks", () => {
  it.each([
    "- 1999. The church began.\n- 2004. The book came.",
    "- • one",
    "- -a",
    "1. 1.a",
    "- | a |",
    "a | b\n:- | -\nc | d | e",
    "*words*\n---",
    "*two _words*",
    "## #",
    "99. words\n\n100. words",
  ])("is judged as the whole is: %j", (body) => {
    expect(told(body)).toEqual(toldOfTheWhole(body));
  });

  it("is judged as the whole is, whatever is written", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(told(body)).toEqual(toldOfTheWhole(body));
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});

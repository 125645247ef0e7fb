import fc from "fast-check";
import { rulesForPieces } from "../rules/by-role";
import { toldOf } from "../testing/told";

const told = (body: string) => toldOf(body, rulesForPieces);

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
    "– one\n– two",
    "words\n:-",
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

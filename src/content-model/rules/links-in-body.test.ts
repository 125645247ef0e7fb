import { piecesOf } from "../markdown/pieces";
import { linksInBody } from "./links-in-body";
import type { Place } from "./rule";

const place: Place = {
  file: "pages/privacy.mdx",
  paths: [],
  facts: {
    leader: { name: "Alex" },
    addresses: { general: { email: "info@ministry.example" } },
    links: { book: "https://books.example" },
  },
  routes: ["/", "/events", "/contact"],
  today: undefined,
  scheduled: new Map(),
  oldAddresses: new Map(),
};

const mistakesIn = (body: string) => piecesOf(body).flatMap((piece) => linksInBody(piece, place));
const problemsOf = (body: string) => mistakesIn(body).map(({ problem }) => problem);
const fixesOf = (body: string) => mistakesIn(body).map(({ fix }) => fix);

describe("a link in a text", () => {
  it.each([
    "[come](/events)",
    "[come](/contact#prayer)",
    '[come](/events "All of them")',
    "[below](#how)",
    "[the book]({links.book})",
    "[the book]({links.book}/order)",
    "[write](mailto:{addresses.general.email})",
    "[write](mailto:{addresses.general.email}?subject=Hello)",
    "[call](tel:+15550100)",
    "[elsewhere](https://elsewhere.example)",
    "[come][1] and see",
    "[1]: /events",
    '> [events]: /events "All of them"',
    "[^1]: a footnote",
    "[Note]: these are words, and no link",
    "no link \\[at all\\](here)",
    "[a name that nothing has]({links.bok})",
  ])("may be %s", (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    ["[come](events)", "events"],
    ["[come](../events)", "../events"],
    ['[come]( events "All of them" )', "events"],
    ["[write](someone@elsewhere.example)", "someone@elsewhere.example"],
    ["[write]({addresses.general.email})", "{addresses.general.email}"],
    ["[the leader]({leader.name})", "{leader.name}"],
    ["[come](//elsewhere.example)", "//elsewhere.example"],
    ["[come](javascript:alert)", "javascript:alert"],
    ["[come]()", ""],
    ["[1]: events", "events"],
    ["> - [1]: events 'All'", "events"],
    ["1. [1]: events", "events"],
    ["[1]:\njavascript:alert(1)", "javascript:alert(1)"],
    ["[be\\]low]: javascript:alert(1)", "javascript:alert(1)"],
    ["[come](\njavascript:alert(1))", "javascript:alert(1)"],
    ["[come](&#106;avascript:alert(1))", "javascript:alert(1)"],
    ["    [come](javascript:alert(1))", "javascript:alert(1)"],
    ["A *word*.\n\nAnd [come](events).", "events"],
  ])("may not be %s", (body, target) => {
    expect(problemsOf(body)).toEqual([`"${target}" leads nowhere.`]);
  });

  it("leads to a page that is there, wherever in the text its target is defined", () => {
    const problem = '"/nope" is no page of this site.';
    expect(problemsOf("[come](/nope), [all](/events), [more](/nope)")).toEqual([problem, problem]);
    expect(problemsOf("   [come]: /nope")).toEqual([problem]);
  });

  it("is given back as it should be written", () => {
    expect(fixesOf("[come](events#next)")).toEqual(['Did you mean "/events#next"?']);
    expect(fixesOf("[come](./event)")).toEqual(['Did you mean "/events"?']);
    expect(fixesOf("[write]({addresses.general.email})")).toEqual([
      "Write mailto:{addresses.general.email}.",
    ]);
    expect(fixesOf("[come](somewhere-else)")).toEqual([
      "Write a page of this site (/contact), a link of content/site.json ({links.…}) or a mail address of it (mailto:{addresses.….email}).",
    ]);
  });
});

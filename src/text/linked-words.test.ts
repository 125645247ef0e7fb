import { linkedParts, plainWords } from "./linked-words";

test.each([
  ["No link at all.", [{ words: "No link at all." }]],
  [
    "Read [the book](https://shop.example/a?b=1), or come.",
    [{ words: "Read " }, { words: "the book", href: "https://shop.example/a?b=1" }, { words: ", or come." }],
  ],
  [
    "See https://shop.example/a. Then go.",
    [
      { words: "See " },
      { words: "https://shop.example/a", href: "https://shop.example/a" },
      { words: ". Then go." },
    ],
  ],
  ["[Come](/events)", [{ words: "Come", href: "/events" }]],
  [
    "Mail me@mail.example!",
    [{ words: "Mail " }, { words: "me@mail.example", href: "mailto:me@mail.example" }, { words: "!" }],
  ],
  ["[sic] (as it was)", [{ words: "[sic] (as it was)" }]],
])("%s", (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});

test("the words of a link stay without its address", () => {
  expect(plainWords("Read [the book](https://shop.example), now.")).toBe("Read the book, now.");
});

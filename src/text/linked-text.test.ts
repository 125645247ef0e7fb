import { splitLinks, plainText } from "./linked-text";

test.each([
  ["No link at all.", [{ text: "No link at all." }]],
  [
    "Read [the book](https://shop.example/a?b=1), or come.",
    [{ text: "Read " }, { text: "the book", href: "https://shop.example/a?b=1" }, { text: ", or come." }],
  ],
  [
    "See https://shop.example/a. Then go.",
    [
      { text: "See " },
      { text: "https://shop.example/a", href: "https://shop.example/a" },
      { text: ". Then go." },
    ],
  ],
  ["[Come](/events)", [{ text: "Come", href: "/events" }]],
  [
    "Mail me@mail.example!",
    [{ text: "Mail " }, { text: "me@mail.example", href: "mailto:me@mail.example" }, { text: "!" }],
  ],
  ["[sic] (as it was)", [{ text: "[sic] (as it was)" }]],
])("links and addresses are found in “%s”", (text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});

test("the plain text of a link does not contain its address", () => {
  expect(plainText("Read [the book](https://shop.example), now.")).toBe("Read the book, now.");
});

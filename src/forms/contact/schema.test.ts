import words from "../../../content/forms/contact.json";
import { contactPayload, emptyContactMessage } from "./schema";
import { countCharacters, isMailAddress } from "../schema/field-schemas";

const good = { ...emptyContactMessage, name: "Ana", email: "ana@example.com", message: "Hello" };

test("takes a message with every field, empty ones included", () => {
  expect(contactPayload.errors(good)).toEqual({});
  expect(contactPayload.errors({ ...good, inquiryType: "" })).toEqual({});
  expect(
    contactPayload.errors({
      ...good,
      inquiryType: "booking",
      phone: "1",
      organization: "Ö",
      eventDate: "2026-01-01",
    }),
  ).toEqual({});
});

test("asks for name, address and message, all at once and in the fields' order", () => {
  expect(Object.entries(contactPayload.errors(emptyContactMessage))).toEqual([
    ["name", "required"],
    ["email", "required"],
    ["message", "required"],
  ]);
  expect(contactPayload.errors({ ...good, name: " \u00a0 ", message: "\n\t " })).toEqual({
    name: "required",
    message: "required",
  });
});

test.each(contactPayload.fields)(
  "wants %s to be there and to be a text, and turns nothing into one",
  (field) => {
    const { [field]: _, ...rest } = good;
    expect(contactPayload.errors(rest)).toEqual({ [field]: "required" });
    for (const value of [7, 0, true, false, ["a"], [], {}, { toString: () => "a" }]) {
      expect(contactPayload.errors({ ...good, [field]: value })).toEqual({ [field]: "invalid" });
    }
    expect(Object.keys(contactPayload.errors({ ...good, [field]: null }))).toEqual([field]);
  },
);

test.each([
  ["name", 100],
  ["phone", 200],
  ["organization", 200],
  ["eventDate", 200],
  ["message", 5_000],
] as const)("holds %s to its length: %d characters", (field, limit) => {
  expect(contactPayload.errors({ ...good, [field]: "x".repeat(limit) })).toEqual({});
  expect(contactPayload.errors({ ...good, [field]: "x".repeat(limit + 1) })).toEqual({
    [field]: "tooLong",
  });
  expect(contactPayload.errors({ ...good, [field]: "🕊".repeat(limit) })).toEqual({});
});

test("counts as a reader does", () => {
  expect(countCharacters("")).toBe(0);
  expect(countCharacters("né🕊祈")).toBe(4);
  expect(countCharacters("a\r\nb\nc")).toBe(5);
});

test.each(["\n", "\r", "\r\n", "\0", "\u0007", "\u007f", "\u0085", "\u2028", "\u2029", "\ud800"])(
  "lets %j into no single line, but into the message",
  (sign) => {
    for (const field of ["name", "phone", "organization", "eventDate", "email", "inquiryType"] as const) {
      expect(contactPayload.errors({ ...good, [field]: `a${sign}b` })).toEqual({ [field]: "invalid" });
    }
    expect(contactPayload.errors({ ...good, message: `a${sign}b` })).toEqual({});
  },
);

test.each(["José Ångström", "祈り", "O'Brien, Jr.", "عَلِي", "नमः\u200dते", '"A" <b@c.de>'])(
  "takes the name %s",
  (name) => {
    expect(contactPayload.errors({ ...good, name })).toEqual({});
  },
);

test.each([
  "a@b.co",
  "first.last+tag@mail.example.com",
  "a@bücher.example",
  " a@b.co ",
  "o'neil@x-y.example",
  `${"a".repeat(64)}@b.co`,
  `a@${"b".repeat(63)}.co`,
  "A <a@b.co>",
  `${"A".repeat(300)} <a@b.co>`,
  "a\u200b＠b。co.",
])("takes the address %s", (email) => expect(contactPayload.errors({ ...good, email })).toEqual({}));

test.each([
  "a",
  "a@",
  "@b.co",
  "a@b",
  "a@@b.co",
  "a b@c.de",
  "a@b..co",
  "a@.co",
  ".a@b.co",
  "a.@b.co",
  "a..b@c.de",
  "a@-b.co",
  "a,b@c.de",
  "a@b.co,c@d.ef",
  "a@b.co>",
  "A <a@b.co> b",
  "A <a@b.co>, B <c@d.ef>",
  "a@[127.0.0.1]",
  "josé@b.co",
  "a@b_c.de",
  "a@1.2",
  "a@127.0.0.1",
  "a@⑴x.org",
  `${"a".repeat(65)}@b.co`,
  `a@${"b".repeat(64)}.co`,
])("refuses the address %s", (email) => {
  expect(contactPayload.errors({ ...good, email })).toEqual({ email: "invalid" });
});

test("limits an address to 254 characters", () => {
  const host = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}`;
  const longest = `${"a".repeat(64)}@${host}.${"e".repeat(254 - 64 - 1 - host.length - 1)}`;
  expect(longest).toHaveLength(254);
  expect(contactPayload.errors({ ...good, email: longest })).toEqual({});
  expect(contactPayload.errors({ ...good, email: `${longest}e` })).toEqual({ email: "tooLong" });
  expect(isMailAddress(`${longest}e`)).toBe(false);
});

test("knows the inquiry types", () => {
  for (const inquiryType of ["General", "prayer", " "]) {
    expect(contactPayload.errors({ ...good, inquiryType })).toEqual({ inquiryType: "invalid" });
  }
  expect(words.inputs.inquiryType.options.map(({ value }) => value)).toEqual(["general", "booking"]);
});

test("refuses unknown fields", () => {
  expect(contactPayload.errors({ ...good, budget: "" })).toEqual({ "": "invalid" });
  expect(contactPayload.errors(JSON.parse('{"__proto__":{"name":"x"}}'))).toHaveProperty([""], "invalid");
});

test.each([null, undefined, "text", 3, [], [good]])("refuses %j as a message", (message) => {
  expect(contactPayload.accepts(message)).toBe(false);
});

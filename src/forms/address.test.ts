import fc from "fast-check";
import { cleanAddress, isMailAddress, correctDomain } from "./address";

const invisibleCharacters = [
  ...["\u00ad", "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d"],
  ...["\u202e", "\u2060", "\u2066", "\u2069", "\ufe0f", "\ufeff"],
];

test.each(invisibleCharacters)("the invisible character %j is removed from an address", (character) => {
  const typedText = `${character}ada${character}@exam${character}ple.com${character}`;
  expect(cleanAddress(typedText)).toBe("ada@example.com");
});

test.each([
  "ada@example.com",
  "ada＠example.com",
  "ada@example。com",
  "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "Ada <ada@example.com>",
  '"Lovelace, Ada" <ada@example.com>',
  "<ada@example.com>",
  "ada@example.com <ada@example.com>",
  "mailto:ada@example.com",
  "MAILTO:ada@example.com?subject=Hello.",
  " mailto: ada@example.com",
  "ada@example.com.",
  "ada@example.com; ",
  "\u202aAda <mailto:ada＠example。com>,\u202c",
])("the address in %j is extracted", (typedText) => {
  expect(cleanAddress(typedText)).toBe("ada@example.com");
});

test.each([
  "ada",
  "ada@example.com, ben@example.com",
  "Ada <ada@example.com> <ben@example.com>",
  "Ada <ada@example.com",
  "Ada <>",
  "mailto:",
  "ada@example.com\r\nBcc: ben@example.com",
  "ada @example.com",
  ".ada@example.com",
  "ªda@example.com",
])("%j is not accepted as an address", (typedText) => {
  expect(isMailAddress(cleanAddress(typedText))).toBe(false);
});

test("an address is extracted only from texts of at most 1,000 characters", () => {
  const address = "<ada@example.com>";
  expect(cleanAddress(`${"A".repeat(1_000 - address.length)}${address}`)).toBe("ada@example.com");
  const longerText = `${"A".repeat(1_001 - address.length)}${address}`;
  expect(cleanAddress(longerText)).toBe(longerText);
});

test("cleaning a clean address does not change the address", () => {
  const piece = fc.constantFrom(
    "ada",
    "@",
    "example",
    ".com",
    "<",
    ">",
    "mailto:",
    "?",
    " ",
    ",",
    ...invisibleCharacters,
    "＠",
    "。",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const cleanedAddress = cleanAddress(pieces.join(""));
      if (isMailAddress(cleanedAddress)) expect(cleanAddress(cleanedAddress)).toBe(cleanedAddress);
    }),
    { numRuns: 2_000, examples: [[["ada", "@", "example", ".com"]]] },
  );
});

test.each([
  ["ruth@gmail.con", "ruth@gmail.com"],
  ["Ruth <Ruth@Gmial.com>", "ruth@gmail.com"],
  ["ruth@hotmial.com", "ruth@hotmail.com"],
  ["ruth@yaho.com", "ruth@yahoo.com"],
])("the suggestion for %s is %s", (typedText, suggestion) => {
  expect(correctDomain(typedText)).toBe(suggestion);
});

const correctDomains =
  "gmail.com mail.com ymail.com gmx.com gmx.de gmail.de googlemail.com hotmail.com hotmail.fr hotmail.co.uk hotmail.it live.com live.ca outlook.com outlook.de outlook.es msn.com yahoo.com yahoo.co.uk yahoo.ca yahoo.de rocketmail.com icloud.com me.com mac.com aol.com aim.com email.com hey.com proton.me gamil.org hotmai.de gmail.church yaho.example";

test.each(correctDomains.split(" "))("an address at %s is accepted without a suggestion", (domain) => {
  expect(correctDomain(`Ruth@${domain}`)).toBeUndefined();
});

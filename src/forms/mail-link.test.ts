import fc from "fast-check";
import { type MailMessage, maxMailLinkCharacters, mailLink, subjectLink } from "./mail-link";

const message: MailMessage = {
  to: "prayer@ministry.example",
  subject: "Prayer request",
  body: "Name: Ruth",
  shortened: "(The rest did not fit.)",
};

function bodyOf(href: string): string {
  return decodeURIComponent(/&body=(.*)$/s.exec(href)?.[1] ?? "");
}

test("a mail link encodes spaces, line breaks and reserved characters", () => {
  const { href, isComplete } = mailLink({ ...message, body: "a b+c\nd & e?\r\n#f=100%\rg" });
  expect(href).toBe(
    "mailto:prayer@ministry.example?subject=Prayer%20request&body=a%20b%2Bc%0D%0Ad%20%26%20e%3F%0D%0A%23f%3D100%25%0D%0Ag",
  );
  expect(isComplete).toBe(true);
});

test("an email address cannot add a header to the link", () => {
  expect(mailLink({ ...message, to: "a?cc=b@c.example" }).href).toMatch(
    /^mailto:a%3Fcc%3Db@c\.example\?subject=/,
  );
});

test("a shortened message ends with a whole word and a notice", () => {
  const body = "Grace and peace. ".repeat(400);
  const { href, isComplete } = mailLink({ ...message, body });
  expect(isComplete).toBe(false);
  expect(href.length).toBeLessThanOrEqual(maxMailLinkCharacters);
  expect(href.length).toBeGreaterThan(maxMailLinkCharacters - 40);
  const [text = "", end] = bodyOf(href).split("\r\n\r\n");
  expect(end).toBe(message.shortened);
  expect(body).toContain(`${text} `);
  expect(text).toMatch(/(Grace|and|peace\.)$/);
});

test("a lone surrogate in a message is replaced", () => {
  expect(bodyOf(mailLink({ ...message, body: "a\uD83Db" }).href)).toBe("a\uFFFDb");
});

test("a mail link is not longer than allowed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 5_000, size: "max" }), (body) => {
      const { href, isComplete } = mailLink({ ...message, body });
      expect(href.length).toBeLessThanOrEqual(maxMailLinkCharacters);
      expect(href).not.toMatch(/[\s+]/);
      const lines = body.replace(/\r\n|\r|\n/g, "\r\n");
      const text = bodyOf(href);
      if (isComplete) expect(text).toBe(lines);
      else expect(lines.startsWith(text.slice(0, text.lastIndexOf("\r\n\r\n")))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("a mail link without a message contains only the subject", () => {
  expect(subjectLink("info@ministry.example", "Add me & Ruth")).toBe(
    "mailto:info@ministry.example?subject=Add%20me%20%26%20Ruth",
  );
});

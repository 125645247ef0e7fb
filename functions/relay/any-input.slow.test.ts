import fc from "fast-check";
import PostalMime, { type Email } from "postal-mime";
import { audienceSizes, eventTypes, topics } from "../../src/forms/booking/schema";
import { inquiryTypes } from "../../src/forms/contact/schema";
import { requestTypes } from "../../src/forms/prayer/schema";
import { call, jsonRequest } from "../testing/call";
import { testForm, testSettings } from "../testing/forms";
import { bookingForm } from "./forms/booking";
import { contactForm } from "./forms/contact";
import { prayerForm } from "./forms/prayer";
import type { Mail } from "./mail/compose";
import type { Relay } from "./relay";

const mails: Mail[] = [];
const relay: Relay = {
  source: testSettings(25),
  transport: () => ({
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve(250);
    },
  }),
};

beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));

/** Characters with a meaning in SMTP, a header, an address, an encoded word or a MIME part. */
const tricky = fc.constantFrom(
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  ".\r\n",
  "\r\n.\r\n",
  "Bcc: x@evil.example\r\n",
  "To: x@evil.example",
  "<",
  ">",
  ",",
  ";",
  ":",
  '"',
  "\\",
  "(",
  ")",
  "@",
  "=?utf-8?q?=0D=0ABcc:_x?=",
  "=?utf-8?b?DQpCY2M6IHg=?=",
  "=0D=0A",
  "=\r\n",
  "--",
  "Content-Type: text/html\r\n\r\n",
  "\0",
  "\u2028",
  "\u0085",
  "\ud800",
  "🕊",
  "祈",
  "é",
  "\u202e",
  " ",
  "\t",
  "x",
);
const evil = fc
  .array(fc.oneof(tricky, fc.string({ unit: "binary", maxLength: 8 }), fc.string({ maxLength: 8 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));
// Most texts are valid, so that many inputs become mails.
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: evil.map((text) => `a${text.replace(/[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Cs}]/gu, "")}`.slice(0, 90)),
  },
  { weight: 1, arbitrary: evil },
);
const text = evil.map((words) => `[${words}]`);
const word = fc.string({
  unit: fc.constantFrom(...Array.from("abcXYZ019!#$%&'*+-/=?^_`{|}~")),
  minLength: 1,
  maxLength: 20,
});
const email = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(word, fc.constantFrom("example.com", "bücher.example", "a.b.co"))
      .map((parts) => parts.join("@")),
  },
  { weight: 1, arbitrary: evil },
);
const anything = fc.oneof(
  { weight: 40, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(evil, fc.anything({ maxDepth: 2 }), { maxKeys: 2 }) },
);

const inputs = {
  contact: fc.record({
    name: line,
    email,
    phone: line,
    inquiryType: fc.constantFrom(...inquiryTypes, ""),
    organization: line,
    eventDate: line,
    message: text,
  }),
  booking: fc.record({
    name: line,
    email,
    phone: line,
    organization: line,
    eventType: fc.constantFrom(...eventTypes),
    eventDate: fc.constantFrom("2027-03-31", "1999-12-31", "2028-02-29"),
    audienceSize: fc.constantFrom(...audienceSizes),
    location: line,
    budget: line,
    preferredTopics: fc.subarray([...topics]),
    message: text,
  }),
  prayer: fc.record(
    {
      name: line,
      email,
      requestType: fc.constantFrom(...requestTypes),
      prayerRequest: text,
      confidential: fc.boolean(),
    },
    { requiredKeys: ["name", "email", "requestType", "prayerRequest"] },
  ),
};

const headers = [
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];
const readers: Record<string, string[]> = {
  contact: ["info@example.org"],
  booking: ["bookings@example.org"],
};

function expectNothingAdded(mail: Mail, parsed: Email, to: readonly string[], subject: string): void {
  expect(mail.from).toBe("website@example.org");
  expect(mail.to).toEqual(to);
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual(headers);
  expect(parsed.from?.address).toBe("website@example.org");
  expect(parsed.to?.map(({ address }) => address)).toEqual(to);
  expect(parsed.replyTo).toHaveLength(1);
  expect(parsed.subject?.slice(0, -" [ABCD2345]".length)).toBe(subject);
  expect(parsed.html).toBeUndefined();
  expect(parsed.attachments).toEqual([]);
}

/** The text as its reader sees it, without characters that a mail cannot contain. */
function readable(words: string): string {
  return words.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

// 10,002 in all.
test.each([
  ["contact", contactForm.subject],
  ["booking", bookingForm.subject],
  ["prayer", prayerForm.subject],
] as const)(
  "no %s payload out of 3,334 breaks anything, or adds to its mail",
  async (name, subject) => {
    const { handle } = testForm(name);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        inputs[name] as fc.Arbitrary<Record<string, unknown>>,
        anything,
        async (payload, extra) => {
          mails.length = 0;
          const request = jsonRequest({ ...payload, ...extra });
          const { status } = await call((req, address) => handle(req, address, relay), request);
          expect([200, 422]).toContain(status);
          expect(mails).toHaveLength(status === 200 ? 1 : 0);
          const [mail] = mails;
          if (!mail) return;
          accepted += 1;
          const parsed = await PostalMime.parse(mail.raw);
          const team =
            payload["confidential"] === false
              ? ["team@example.org", "second@example.org"]
              : ["leader@example.org"];
          expectNothingAdded(mail, parsed, readers[name] ?? team, subject);
          const words = String(payload["message"] ?? payload["prayerRequest"]);
          if (!/\p{Cs}/u.test(words)) expect(parsed.text).toContain(readable(words));
        },
      ),
      { numRuns: 3_334 },
    );
    // Or the property would say little.
    expect(accepted).toBeGreaterThan(1_000);
  },
  60_000,
);

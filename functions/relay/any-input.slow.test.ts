import fc from "fast-check";
import PostalMime from "postal-mime";
import type { Field, FieldValue, Payload } from "../../src/forms/fields";
import { call, jsonRequest } from "../testing/call";
import { testForms, testSettings } from "../testing/forms";
import { startMailPeer, type MailPeer } from "../testing/mail-peer";
import { createRelay } from "./handle-form";
import { readSettings } from "./settings";

let peer: MailPeer;
beforeAll(async () => {
  peer = await startMailPeer();
});
beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));
afterAll(() => peer.close());

/** Texts with a meaning in SMTP, a header, an address, an encoded word or a MIME part. */
const tricky = fc.constantFrom(
  ...["\r\n", "\n", "\r", "\r\n\r\n", ".\r\n", "\r\n.\r\n", "--", "Content-Type: text/html\r\n\r\n"],
  ...["Bcc: x@evil.example\r\n", "To: x@evil.example", "=?utf-8?q?=0D=0ABcc:_x?=", "=0D=0A", "=\r\n"],
  ...Array.from('<>,;:"\\()@ \tx\0\u2028\u0085\u202e🕊祈é'),
  "\ud800",
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
const host = fc.constantFrom("example.com", "bücher.example", "a.b.co");
const address = fc.tuple(word, host).map((parts) => parts.join("@"));
const email = fc.oneof({ weight: 8, arbitrary: address }, { weight: 1, arbitrary: evil });
const anything = fc.oneof(
  { weight: 40, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(evil, fc.anything({ maxDepth: 2 }), { maxKeys: 2 }) },
);

function valueOf({ control, values = [] }: Field): fc.Arbitrary<FieldValue> {
  if (control === "checkbox") return fc.constantFrom(true, false, undefined);
  if (control === "checkboxes") return fc.subarray([...values]);
  if (control === "select") return fc.constantFrom(...values);
  if (control === "date") return fc.constantFrom("2027-03-31", "1999-12-31", "2028-02-29");
  if (control === "email") return email;
  return control === "textarea" ? text : line;
}

const headers =
  "content-transfer-encoding,content-type,date,from,message-id,mime-version,reply-to,subject,to";

/** The text as its reader sees it, without characters that a mail cannot contain. */
function readable(words: string): string {
  return words.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

test.each(testForms)(
  "no $name payload out of 1,000 breaks anything, or adds to its mail",
  async ({ name, form, handle, to }) => {
    const relay = createRelay(readSettings(testSettings(peer.port)));
    let accepted = 0;
    const send = async (payload: Payload, extra: object): Promise<void> => {
      peer.messages.length = 0;
      peer.recipients.length = 0;
      const { status } = await call(
        (req, address) => handle(req, address, relay),
        jsonRequest({ ...payload, ...extra }),
      );
      expect([200, 422]).toContain(status);
      expect(peer.messages).toHaveLength(status === 200 ? 1 : 0);
      const [raw] = peer.messages;
      if (!raw) return;
      accepted += 1;
      const parsed = await PostalMime.parse(raw);
      const readers = name === "prayer" && payload["confidential"] !== false ? ["leader@example.org"] : to;
      expect(peer.recipients).toEqual([readers]);
      expect(
        parsed.headers
          .map(({ key }) => key)
          .sort()
          .join(),
      ).toBe(headers);
      expect(parsed.from?.address).toBe("website@example.org");
      expect(parsed.to?.map(({ address }) => address)).toEqual(readers);
      expect(parsed.replyTo).toHaveLength(1);
      expect(parsed.subject?.slice(0, -" [ABCD2345]".length)).toBe(form.words.mail.subject);
      expect([parsed.html, parsed.attachments]).toEqual([undefined, []]);
      const words = String(payload["message"] ?? payload["prayerRequest"]);
      if (!/\p{Cs}/u.test(words)) expect(parsed.text).toContain(readable(words));
    };
    const values = Object.entries(form.fields).map(([field, one]) => [field, valueOf(one)] as const);
    const payloads: fc.Arbitrary<Payload> = fc.record(Object.fromEntries(values));
    await fc.assert(fc.asyncProperty(payloads, anything, send), { numRuns: 1_000 });
    // Or the property would say little.
    expect(accepted).toBeGreaterThan(300);
  },
  120_000,
);

import PostalMime from "postal-mime";
import { jsonRequest, nativeRequest } from "../testing/requests";
import { testForms, testSettings } from "../testing/test-forms";
import { peerTest } from "../testing/peer-tests";
import { hasPostfix, startPostfix, type PostfixPeer } from "../testing/postfix-peer";
import { createRelay } from "./handle-form";
import { readSettings } from "./settings";

describe("a real Postfix", () => {
  const postfixTest = peerTest(hasPostfix());
  let postfix: PostfixPeer | undefined;

  // Jest runs it only if a test is not skipped.
  beforeAll(async () => {
    postfix = await startPostfix();
  }, 30_000);
  beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));
  afterAll(() => postfix?.stop());

  // Postfix stores a message some moments after accepting it.
  async function storedOf(subject: RegExp, count: number): Promise<string[]> {
    for (;;) {
      const allMessages = (await postfix?.readStoredMessages()) ?? [];
      const foundMessages = allMessages.filter((message) => subject.test(message));
      if (foundMessages.length >= count) return foundMessages;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  postfixTest.each(testForms)(
    "stores a $name message for each reader of the form, with and without JavaScript",
    async ({ name, form, handle, payload, to }) => {
      const relay = createRelay(readSettings(testSettings(postfix?.port ?? 0)));
      const text = "Grace and peace,\n.\n祈り 🕊 “so be it”";
      const longText = Object.keys(form.fields).find((one) => form.fields[one]?.control === "textarea") ?? "";
      const sentTexts = { ...payload, [longText]: text };
      for (const request of [jsonRequest(sentTexts), nativeRequest(sentTexts)]) {
        const { status } = await handle(request, undefined, relay);
        expect(status).toBeLessThan(400);
      }
      const storedMessages = await storedOf(new RegExp(`^Message-ID: <${name}\\.`, "m"), 2 * to.length);
      const readers = storedMessages.map((message) => /^Delivered-To: (.*)$/m.exec(message)?.[1]);
      expect(readers.sort()).toEqual([...to, ...to].sort());
      for (const message of storedMessages) {
        expect(message).toContain("Return-Path: <website@example.org>");
        const mail = await PostalMime.parse(message);
        expect(mail.text).toContain(text);
        expect(mail.replyTo).toEqual([{ name: "CANARYname", address: "CANARYemail@example.com" }]);
        expect(mail.to?.map(({ address }) => address)).toEqual(to);
      }
    },
    20_000,
  );
});

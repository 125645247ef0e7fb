import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { testForms, testSettings } from "../../functions/testing/forms";
import { reply, startMailPeer } from "../../functions/testing/mail-peer";
import { arePeersRequired } from "../../functions/testing/peer-tests";
import { type Answer, type Answerer, startBuiltSite, startEmittedFunctions } from "../support/answerers";
import { text as content } from "../support/content";
import { nodeProgram } from "../support/node-program";
import {
  messageCount,
  peerWords,
  type RelayRequest,
  relayRequests,
  requestsBeyondTheLimit,
} from "../support/relay-requests";
import { expect, test } from "../support/site";

/** A server's responses and the mails that it sent. */
interface Run {
  answers: Answer[];
  mails: string[];
}

/** The label of the reference, which is another in each run. */
const reference = content("forms/common.json", "mail.reference");

const requests = [...relayRequests, ...requestsBeyondTheLimit];

test("every request gets the same answer from npm start and the emitted functions", async () => {
  test.setTimeout(600_000);
  let written = (): string => "";
  const [emitted, built] = await Promise.all([
    run(async (environment) => {
      const functions = await startEmittedFunctions(environment);
      written = functions.written;
      return functions;
    }),
    run((environment) => startBuiltSite(environment)),
  ]);

  requests.forEach(({ what, status }, index) => {
    const answer = emitted.answers[index];
    expect([what, answer?.status]).toEqual([what, status]);
    expect([what, built.answers[index]]).toEqual([what, answer]);
    expect(answer?.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Object.keys(answer?.headers ?? {}).join()).not.toContain("access-control");
  });
  expect(emitted.mails).toHaveLength(messageCount);
  expect(built.mails).toEqual(emitted.mails);

  // The log contains one line of JSON for each request, and nothing else.
  const lines = written().trim().split("\n");
  expect(lines.map((line) => Object.keys(JSON.parse(line) as object).join())).toEqual(
    requests.map(() => "ref,form,outcome,smtpCode,ms,attempt"),
  );
  expect(written()).not.toMatch(/canary|example|127\.0|peer/i);
});

for (const major of ["20", "22", "24"].filter((each) => !process.version.startsWith(`v${each}.`))) {
  test(`Node ${major} gives every request the same answer`, async () => {
    test.setTimeout(300_000);
    const program = programOrSkip(major);
    const [emitted, built] = await Promise.all([
      run((environment) => startEmittedFunctions(environment, program)),
      run((environment) => startBuiltSite(environment, program)),
    ]);
    requests.forEach(({ what, status }, index) => {
      expect([what, emitted.answers[index]?.status]).toEqual([what, status]);
    });
    expect(built).toEqual(emitted);
    expect(emitted.mails).toHaveLength(messageCount);
  });
}

/**
 * The executable of another Node version. If it is unavailable, the test is skipped, or fails with
 * TEST_PEERS=required.
 */
function programOrSkip(major: string): string {
  try {
    return nodeProgram(major);
  } catch (error) {
    if (arePeersRequired()) throw error;
    test.skip(true, `Node ${major} cannot be had here, so nothing was called under it: ${String(error)}`);
    throw error;
  }
}

/** Starts a server with its own mail server, and sends it every request. */
async function run(start: (environment: NodeJS.ProcessEnv) => Promise<Answerer>): Promise<Run> {
  const mails: string[] = [];
  const peer = await startMailPeer(decidingByWords(mails));
  const { NODE_ENV: _, CONTEXT: __, ...own } = process.env;
  const server = await start({
    ...own,
    ...testSettings(peer.port),
    PRAYER_CONFIDENTIAL_TO: "",
    RATE_LIMIT_ADDRESS: "999999",
    RATE_LIMIT_SITE: String(messageCount / testForms.length),
  });
  try {
    const answers: Answer[] = [];
    for (const request of requests) answers.push(comparable(request, await server.ask(request)));
    return { answers, mails };
  } finally {
    await server.stop();
    await peer.close();
  }
}

function decidingByWords(mails: string[]): SMTPServerOptions {
  return {
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        if (raw.includes(peerWords.silent)) return;
        if (raw.includes(peerWords.refuse)) return done(reply(550));
        if (raw.includes(peerWords.later)) return done(reply(451));
        const readers = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then(({ text = "", subject = "", replyTo, headers }) => {
          const [words] = text.split(`${reference}: `);
          const names = headers.map(({ key }) => key);
          mails.push(JSON.stringify([readers, names, replyTo, subject.replace(/\[\w+\]/, ""), words]));
          done();
        });
      });
    },
  };
}

// The headers of the connection or of the platform's compression.
const notOfTheFunction = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
];

/** Returns a response without the parts that vary over time. */
function comparable({ status: wanted }: RelayRequest, { status, headers, body }: Answer): Answer {
  const kept = Object.entries(headers).filter(([name]) => !notOfTheFunction.includes(name));
  const moment = kept.map(([name, value]) => [
    name,
    wanted === 429 && name === "retry-after" ? "soon" : value,
  ]);
  return {
    status,
    headers: Object.fromEntries(moment) as Record<string, string>,
    body: body
      .replace(/"reference":"\w{8}"/, '"reference":""')
      .replace(/name="draft-key" value="[^"]{36}"/, 'name="draft-key" value=""'),
  };
}

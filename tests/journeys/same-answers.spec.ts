import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { testSettings } from "../../functions/testing/forms";
import { reply, startMailPeer } from "../../functions/testing/mail-peer";
import {
  type Answer,
  type Answerer,
  startBuiltSite,
  startDevelop,
  startEmittedFunctions,
} from "../support/answerers";
import {
  messageCount,
  peerWords,
  type RelayRequest,
  relayRequests,
  requestsBeyondTheLimit,
} from "../support/relay-requests";
import { expect, test } from "../support/site";

/** What one server answered, and what came of it in the mail. */
interface Run {
  answers: Answer[];
  mails: string[];
}

const requests = [...relayRequests, ...requestsBeyondTheLimit];

test("every request gets the same answer from gatsby develop, npm start and Netlify's handler", async () => {
  test.setTimeout(600_000);
  let written = (): string => "";
  const [emitted, built, developed] = await Promise.all([
    run(async (environment) => {
      const functions = await startEmittedFunctions(environment);
      written = functions.written;
      return functions;
    }),
    run(startBuiltSite),
    run(startDevelop),
  ]);

  requests.forEach(({ what, status }, index) => {
    const answer = emitted.answers[index];
    expect([what, answer?.status]).toEqual([what, status]);
    expect([what, built.answers[index]]).toEqual([what, answer]);
    expect([what, developed.answers[index]]).toEqual([what, answer]);
    expect(answer?.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Object.keys(answer?.headers ?? {}).join()).not.toContain("access-control");
  });
  expect(emitted.mails).toHaveLength(messageCount);
  expect(built.mails).toEqual(emitted.mails);
  expect(developed.mails).toEqual(emitted.mails);

  // One line of JSON for each request, and nothing else.
  const lines = written().trim().split("\n");
  expect(lines.map((line) => Object.keys(JSON.parse(line) as object).join())).toEqual(
    requests.map(() => "ref,form,outcome,smtpCode,ms,attempt"),
  );
  expect(written()).not.toMatch(/canary|example|127\.0|peer/i);
});

/** Starts a server with a mail server of its own, and sends it every request. */
async function run(start: (environment: NodeJS.ProcessEnv) => Promise<Answerer>): Promise<Run> {
  const mails: string[] = [];
  const peer = await startMailPeer(decidingByWords(mails));
  const { NODE_ENV: _, CONTEXT: __, ...own } = process.env;
  const server = await start({
    ...own,
    ...testSettings(peer.port),
    PRAYER_CONFIDENTIAL_TO: "",
    RATE_LIMIT_ADDRESS: "999999",
    RATE_LIMIT_SITE: String(messageCount),
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
          const words = text.replace(/Reference: [^]*/, "");
          const names = headers.map(({ key }) => key);
          mails.push(JSON.stringify([readers, names, replyTo, subject.replace(/\[\w+\]/, ""), words]));
          done();
        });
      });
    },
  };
}

// Of the connection, or of the platform's compression.
const notOfTheFunction = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
];

/** An answer without what differs from one moment to the next. */
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

import { createServer } from "node:http";
import type { SMTPServerOptions } from "smtp-server";
import { testSettings } from "../testing/test-forms";
import { listenLocally } from "../testing/free-port";
import { createRefusal, startMailPeer } from "../testing/mail-peer";
import daily from "../scheduled/daily";

/** A web server that notes each call as "POST /path body", and answers with `status`. */
async function startWebPeer(status = 200) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      calls.push(`${request.method ?? ""} ${request.url ?? ""} ${body}`);
      response.writeHead(status).end();
    });
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  const close = (): Promise<unknown> => new Promise((resolve) => server.close(resolve));
  return { url, calls, close };
}

interface Changes {
  smtp?: SMTPServerOptions;
  hook?: number;
  heartbeat?: number;
  settings?: Record<string, string>;
}

/**
 * Calls the function as Netlify does, against real servers.
 * @returns the requests that they received, and the line in the log
 */
async function callDaily({ smtp = {}, hook, heartbeat, settings = {} }: Changes = {}) {
  const [mail, builds, watcher] = await Promise.all([
    startMailPeer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === "CANARYright" ? done(null, { user: "x" }) : done(createRefusal(535, "CANARYreply")),
      ...smtp,
    }),
    startWebPeer(hook),
    startWebPeer(heartbeat),
  ]);
  const set: Record<string, string> = {
    ...testSettings(mail.port),
    SMTP_URL: `smtp://CANARYuser:CANARYright@127.0.0.1:${String(mail.port)}`,
    SMTP_FALLBACK_URL: "",
    BUILD_HOOK_URL: `${builds.url}/CANARYhook`,
    HEARTBEAT_URL: `${watcher.url}/CANARYbeat`,
    ...settings,
  };
  jest.replaceProperty(process, "env", { ...process.env, ...set });
  const lines: string[] = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  try {
    const { status } = await daily();
    expect(lines).toHaveLength(1);
    expect(lines.join("")).not.toMatch(/canary|127\.0|@/i);
    expect(mail.messages).toEqual([]);
    return { status, builds: builds.calls, beats: watcher.calls, log: JSON.parse(lines.join("")) as unknown };
  } finally {
    await Promise.all([mail.close(), builds.close(), watcher.close()]);
  }
}

test("if nothing fails, the build hook and the heartbeat are called once each", async () => {
  expect(await callDaily()).toEqual({
    status: 204,
    builds: ["POST /CANARYhook {}"],
    beats: ["GET /CANARYbeat "],
    log: { event: "daily", outcome: "ok", faults: {} },
  });
});

const downServer = "smtp://127.0.0.1:1";

test.each<[string, Changes, Record<string, unknown>]>([
  [
    "a wrong password",
    { smtp: { onAuth: (_login, _session, done) => done(createRefusal(535)) } },
    { SMTP_URL: "AUTH PLAIN: 535" },
  ],
  [
    "a second server that is down",
    { settings: { SMTP_FALLBACK_URL: downServer } },
    { SMTP_FALLBACK_URL: "connection: ECONNREFUSED" },
  ],
  ["a build hook that answers 404", { hook: 404 }, { BUILD_HOOK_URL: "answered with status 404" }],
  [
    "an unreachable build hook",
    { settings: { BUILD_HOOK_URL: "http://127.0.0.1:1/CANARY" } },
    { BUILD_HOOK_URL: "could not be reached, or did not answer in time" },
  ],
  [
    "a missing build hook",
    { settings: { BUILD_HOOK_URL: "" } },
    { BUILD_HOOK_URL: "is not set, so no build was started." },
  ],
  ["an invalid build hook", { settings: { BUILD_HOOK_URL: "CANARY" } }, { BUILD_HOOK_URL: "is invalid." }],
  ["an invalid setting", { settings: { CONTACT_TO: "CANARY" } }, { CONTACT_TO: "is invalid." }],
])(
  "with %s, the heartbeat is not called, and the log contains the name of the setting",
  async (_what, changes, faults) => {
    const { status, beats, log } = await callDaily(changes);
    expect([status, beats, log]).toEqual([500, [], { event: "daily", outcome: "failed", faults }]);
  },
);

test("the build starts even if the mail server is down", async () => {
  const { builds } = await callDaily({ settings: { SMTP_URL: downServer } });
  expect(builds).toHaveLength(1);
});

test("a failed heartbeat is logged, but a missing heartbeat URL is not", async () => {
  expect((await callDaily({ heartbeat: 500 })).log).toHaveProperty(
    "faults.HEARTBEAT_URL",
    "answered with status 500",
  );
  expect(await callDaily({ settings: { HEARTBEAT_URL: "" } })).toMatchObject({ status: 204, beats: [] });
});

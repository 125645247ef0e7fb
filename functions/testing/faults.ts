import { createHmac } from "node:crypto";
import type { Socket } from "node:net";

/** A server's behavior, and the outcome of a request that has no other server. */
export interface Fault {
  name: string;
  /** Handles one connection: writes its greeting, and hears each line. */
  serve: (socket: Socket) => (line: string) => void;
  status: number;
  /** Connection settings other than plain text on loopback without a password. */
  as?: { tls?: "starttls" | "implicit"; credentials?: boolean };
  /** Nobody listens. */
  closed?: true;
}

type Step = "greeting" | "EHLO" | "STARTTLS" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "dot" | "RSET" | "QUIT";
type Act = (socket: Socket) => void;

const say =
  (text: string): Act =>
  (socket) =>
    void socket.write(`${text}\r\n`);
const hang: Act = () => undefined;
const drop: Act = (socket) => void socket.destroy();
const reset: Act = (socket) => void socket.resetAndDestroy();
const hangUp: Act = (socket) => void socket.end();
const drip =
  (text: string): Act =>
  (socket) => {
    const timer = setInterval(() => void socket.write(text), 200);
    socket.on("close", () => clearInterval(timer));
  };
/** Agrees to STARTTLS, and then continues unencrypted. */
const speakInClear: Act = (socket) => {
  socket.write("220 go\r\n");
  setTimeout(() => void socket.write("250 peer\r\n"), 100);
};
/** A reply of many lines that never comes to its last. */
const endless = (code: number): Act => drip(`${code}-x\r\n`);

const usual: Record<Step, Act> = {
  greeting: say("220 peer"),
  EHLO: say("250 peer"),
  STARTTLS: say("220 go"),
  AUTH: say("235 in"),
  MAIL: say("250 ok"),
  RCPT: say("250 ok"),
  DATA: say("354 go"),
  dot: say("250 taken"),
  RSET: say("250 ok"),
  QUIT: say("221 bye"),
};

/** A server with its usual behavior except at some steps. Of a list of acts each is done once, the last repeatedly. */
function server(changes: Partial<Record<Step, Act | Act[]>>): Fault["serve"] {
  return (socket) => {
    const counts: Partial<Record<Step, number>> = {};
    const perform = (step: Step): void => {
      const acts = [changes[step] ?? usual[step]].flat();
      const count = counts[step] ?? 0;
      counts[step] = count + 1;
      acts[Math.min(count, acts.length - 1)]?.(socket);
    };
    let inMessage = false;
    perform("greeting");
    return (line) => {
      if (inMessage) {
        inMessage = line !== ".";
        if (!inMessage) perform("dot");
        return;
      }
      const verb = line.split(" ")[0]?.toUpperCase() ?? "";
      if (verb === "DATA" && changes.DATA === undefined) inMessage = true;
      if (verb === "HELO") return perform("EHLO");
      if (verb in usual) perform(verb as Step);
    };
  };
}

/** Breaks off while the message is coming in. */
const dropsInMessage: Fault["serve"] = (socket) => {
  const usually = server({})(socket);
  let inMessage = false;
  return (line) => {
    if (inMessage) return void socket.destroy();
    inMessage = line.toUpperCase() === "DATA";
    usually(line);
  };
};

/** Who logs in where a fault asks for a login. */
export const faultCredentials = { user: "CANARYuser", password: "CANARYpassword" };

/** Takes a login by CRAM-MD5 alone (RFC 2195). */
const takesCramMd5: Fault["serve"] = (socket) => {
  const challenge = "<1.2@peer>";
  const proof = createHmac("md5", faultCredentials.password).update(challenge).digest("hex");
  const usually = server({
    EHLO: say("250-peer\r\n250 AUTH CRAM-MD5"),
    AUTH: say(`334 ${Buffer.from(challenge).toString("base64")}`),
  })(socket);
  let asked = false;
  return (line) => {
    const answers = asked;
    asked = !asked && line === "AUTH CRAM-MD5";
    if (!answers) return usually(line);
    const right = Buffer.from(line, "base64").toString() === `${faultCredentials.user} ${proof}`;
    socket.write(right ? "235 in\r\n" : "535 wrong\r\n");
  };
};

const starttls = { tls: "starttls" } as const;
const login = { credentials: true } as const;
const offersTls = say("250-peer\r\n250 STARTTLS");
const offersAuth = say("250-peer\r\n250 AUTH PLAIN LOGIN");

/** The faults, and peers that do nothing wrong, however unusual. */
export const faults: readonly Fault[] = [
  { name: "is not there", serve: server({}), closed: true, status: 503 },
  { name: "nothing wrong", serve: server({}), status: 200 },
  { name: "takes CRAM-MD5 alone", serve: takesCramMd5, as: login, status: 200 },
  { name: "251 at RCPT", serve: server({ RCPT: say("251 forwarded") }), status: 200 },
  { name: "says nothing", serve: server({ greeting: hang }), status: 503 },
  { name: "drips its greeting", serve: server({ greeting: drip("2") }), status: 503 },
  { name: "greets without end", serve: server({ greeting: endless(220) }), status: 503 },
  { name: "greets with a page", serve: server({ greeting: say("HTTP/1.1 400 Bad Request") }), status: 503 },
  { name: "greets with 421", serve: server({ greeting: say("421 busy") }), status: 503 },
  { name: "greets with 554", serve: server({ greeting: say("554 go away") }), status: 502 },
  { name: "drops at once", serve: server({ greeting: drop }), status: 503 },
  { name: "hangs up at once", serve: server({ greeting: hangUp }), status: 503 },
  { name: "hangs at EHLO", serve: server({ EHLO: hang }), status: 503 },
  { name: "drops at EHLO", serve: server({ EHLO: drop }), status: 503 },
  { name: "answers EHLO without end", serve: server({ EHLO: endless(250) }), status: 503 },
  { name: "421 at EHLO", serve: server({ EHLO: say("421 busy") }), status: 503 },
  { name: "550 at EHLO and HELO", serve: server({ EHLO: say("550 no") }), status: 502 },
  { name: "knows HELO alone", serve: server({ EHLO: [say("500 what"), say("250 peer")] }), status: 200 },
  { name: "offers no STARTTLS", serve: server({ STARTTLS: say("502 no") }), as: starttls, status: 502 },
  {
    name: "refuses STARTTLS for now",
    serve: server({ EHLO: offersTls, STARTTLS: say("454 no") }),
    as: starttls,
    status: 503,
  },
  {
    name: "hangs at STARTTLS",
    serve: server({ EHLO: offersTls, STARTTLS: hang }),
    as: starttls,
    status: 503,
  },
  {
    name: "drops at STARTTLS",
    serve: server({ EHLO: offersTls, STARTTLS: drop }),
    as: starttls,
    status: 503,
  },
  {
    name: "speaks no TLS after STARTTLS",
    serve: server({ EHLO: offersTls, STARTTLS: speakInClear }),
    as: starttls,
    status: 503,
  },
  { name: "hangs in the TLS handshake", serve: server({ EHLO: offersTls }), as: starttls, status: 503 },
  { name: "speaks in clear on the TLS port", serve: server({}), as: { tls: "implicit" }, status: 503 },
  { name: "hangs on the TLS port", serve: server({ greeting: hang }), as: { tls: "implicit" }, status: 503 },
  { name: "offers no AUTH", serve: server({}), as: login, status: 503 },
  {
    name: "454 at AUTH",
    serve: server({ EHLO: offersAuth, AUTH: say("454 later") }),
    as: login,
    status: 503,
  },
  {
    name: "535 at AUTH",
    serve: server({ EHLO: offersAuth, AUTH: say("535 wrong") }),
    as: login,
    status: 502,
  },
  { name: "hangs at AUTH", serve: server({ EHLO: offersAuth, AUTH: hang }), as: login, status: 503 },
  { name: "drops at AUTH", serve: server({ EHLO: offersAuth, AUTH: drop }), as: login, status: 503 },
  { name: "451 at MAIL", serve: server({ MAIL: say("451 later") }), status: 503 },
  { name: "550 at MAIL", serve: server({ MAIL: say("550 no") }), status: 502 },
  { name: "530 at MAIL", serve: server({ MAIL: say("530 5.7.0 log in") }), status: 502 },
  { name: "hangs at MAIL", serve: server({ MAIL: hang }), status: 503 },
  { name: "drops at MAIL", serve: server({ MAIL: drop }), status: 503 },
  { name: "450 at RCPT", serve: server({ RCPT: say("450 later") }), status: 503 },
  { name: "550 at RCPT", serve: server({ RCPT: say("550 unknown") }), status: 502 },
  { name: "554 at RCPT", serve: server({ RCPT: say("554 5.7.1 client host blocked") }), status: 502 },
  {
    name: "550 at the last RCPT alone",
    serve: server({ RCPT: [say("250 ok"), say("550 unknown")] }),
    status: 502,
  },
  {
    name: "450 at the last RCPT alone",
    serve: server({ RCPT: [say("250 ok"), say("450 later")] }),
    status: 503,
  },
  { name: "hangs at RCPT", serve: server({ RCPT: hang }), status: 503 },
  { name: "drops at RCPT", serve: server({ RCPT: drop }), status: 503 },
  { name: "451 at DATA", serve: server({ DATA: say("451 later") }), status: 503 },
  { name: "554 at DATA", serve: server({ DATA: say("554 no") }), status: 502 },
  { name: "hangs at DATA", serve: server({ DATA: hang }), status: 503 },
  { name: "drops at DATA", serve: server({ DATA: drop }), status: 503 },
  // All of it is sent before the client can read the reply.
  { name: "drops inside the message", serve: dropsInMessage, status: 504 },
  { name: "452 after the dot", serve: server({ dot: say("452 full") }), status: 503 },
  { name: "550 after the dot", serve: server({ dot: say("550 5.4.5 quota") }), status: 502 },
  { name: "552 after the dot", serve: server({ dot: say("552 too big") }), status: 502 },
  { name: "drops after the dot", serve: server({ dot: drop }), status: 504 },
  { name: "hangs up after the dot", serve: server({ dot: hangUp }), status: 504 },
  { name: "resets after the dot", serve: server({ dot: reset }), status: 504 },
  {
    name: "breaks off its yes after the dot",
    serve: server({ dot: (socket) => void socket.end("250 ta") }),
    status: 504,
  },
  { name: "answers the dot with a page", serve: server({ dot: say("HTTP/1.1 200 OK") }), status: 504 },
  { name: "hangs after the dot", serve: server({ dot: hang }), status: 504 },
  { name: "drips after the dot", serve: server({ dot: drip("2") }), status: 504 },
  {
    name: "answers without end after the dot",
    serve: server({ dot: endless(250) }),
    status: 504,
  },
  { name: "hangs at QUIT", serve: server({ QUIT: hang }), status: 200 },
  { name: "drops at QUIT", serve: server({ QUIT: drop }), status: 200 },
  {
    name: "drops right after it took the message",
    serve: server({ dot: (socket) => void socket.end("250 taken\r\n") }),
    status: 200,
  },
];

import type { Socket } from "node:net";
import { startWirePeer } from "./mail-peer";

/** A server's behaviour. */
export interface Fault {
  name: string;
  /** Handles one connection: writes a greeting, and returns a function that handles each line. */
  serve: (socket: Socket) => (line: string) => void;
  /** The HTTP status of the form's response if there is no second mail server. */
  status: number;
  /** How the connection differs from plain text on loopback without a password. */
  connection?: "starttls" | "implicit" | "login";
}

type Act = (socket: Socket) => void;

const reply =
  (text: string): Act =>
  (socket) =>
    void socket.write(`${text}\r\n`);
const hang: Act = () => undefined;
const drop: Act = (socket) => void socket.destroy();
const reset: Act = (socket) => void socket.resetAndDestroy();
const sendRepeatedly =
  (text: string): Act =>
  (socket) => {
    const timer = setInterval(() => void socket.write(text), 200);
    socket.on("close", () => clearInterval(timer));
  };
/** Agrees to STARTTLS, and then continues unencrypted. */
const skipTls: Act = (socket) => {
  socket.write("220 go\r\n");
  setTimeout(() => void socket.write("250 peer\r\n"), 100);
};

/** The usual reply of a server at each step. "message" is a line of the message. */
const usualActs = {
  greeting: reply("220 peer"),
  EHLO: reply("250 peer"),
  STARTTLS: reply("220 go"),
  AUTH: reply("235 in"),
  MAIL: reply("250 ok"),
  RCPT: reply("250 ok"),
  DATA: reply("354 go"),
  message: hang,
  dot: reply("250 taken"),
  RSET: reply("250 ok"),
  QUIT: reply("221 bye"),
};
type Step = keyof typeof usualActs;
type Changes = Partial<Record<Step, Act | Act[]>>;

/**
 * A server with its usual behaviour except at some steps. Each act of a list is performed once, and then the last act is
 * repeated.
 */
function createHandler(changes: Changes): Fault["serve"] {
  return (socket) => {
    const counts: Partial<Record<Step, number>> = {};
    const perform = (step: Step): void => {
      const acts = [changes[step] ?? usualActs[step]].flat();
      const count = counts[step] ?? 0;
      counts[step] = count + 1;
      acts[Math.min(count, acts.length - 1)]?.(socket);
    };
    let isInMessage = false;
    perform("greeting");
    return (line) => {
      if (isInMessage) {
        isInMessage = line !== ".";
        return perform(isInMessage ? "message" : "dot");
      }
      const verb = line.split(" ")[0]?.toUpperCase() ?? "";
      if (verb === "DATA" && changes.DATA === undefined) isInMessage = true;
      if (verb === "HELO") return perform("EHLO");
      if (verb in usualActs) perform(verb as Step);
    };
  };
}

const offerTls = reply("250-peer\r\n250 STARTTLS");
const offerAuth = reply("250-peer\r\n250 AUTH PLAIN LOGIN");

const createFault = (
  status: number,
  name: string,
  changes: Changes,
  connection?: Fault["connection"],
): Fault => ({
  name,
  serve: createHandler(changes),
  status,
  ...(connection && { connection }),
});

/** The faults, and unusual but correct servers. */
export const faults: readonly Fault[] = [
  createFault(200, "no fault", {}),
  createFault(503, "does not answer", { greeting: hang }),
  createFault(503, "sends a greeting without end", { greeting: sendRepeatedly("2") }),
  createFault(503, "greets with a page", { greeting: reply("HTTP/1.1 400 Bad Request") }),
  createFault(502, "greets with 554", { greeting: reply("554 go away") }),
  createFault(503, "drops at once", { greeting: drop }),
  createFault(503, "hangs at EHLO", { EHLO: hang }),
  createFault(200, "only knows HELO", { EHLO: [reply("500 what"), reply("250 peer")] }),
  createFault(502, "does not offer STARTTLS", { STARTTLS: reply("502 no") }, "starttls"),
  createFault(503, "does not encrypt after STARTTLS", { EHLO: offerTls, STARTTLS: skipTls }, "starttls"),
  createFault(503, "hangs in the TLS handshake", { EHLO: offerTls }, "starttls"),
  createFault(503, "hangs on the TLS port", { greeting: hang }, "implicit"),
  createFault(502, "does not support AUTH", { AUTH: reply("502 what") }, "login"),
  createFault(503, "454 at AUTH", { EHLO: offerAuth, AUTH: reply("454 later") }, "login"),
  createFault(502, "535 at AUTH", { EHLO: offerAuth, AUTH: reply("535 wrong") }, "login"),
  createFault(503, "451 at MAIL", { MAIL: reply("451 later") }),
  createFault(502, "530 at MAIL", { MAIL: reply("530 5.7.0 log in") }),
  createFault(503, "450 at RCPT", { RCPT: reply("450 later") }),
  createFault(502, "550 at RCPT", { RCPT: reply("550 unknown") }),
  createFault(200, "550 only at the last RCPT", { RCPT: [reply("250 ok"), reply("550 unknown")] }),
  createFault(503, "hangs at RCPT", { RCPT: hang }),
  createFault(503, "451 at DATA", { DATA: reply("451 later") }),
  createFault(502, "554 at DATA", { DATA: reply("554 no") }),
  createFault(503, "hangs at DATA", { DATA: hang }),
  createFault(503, "drops at DATA", { DATA: drop }),
  // The client sends the whole message before it can read the reply.
  createFault(504, "drops inside the message", { message: drop }),
  createFault(503, "452 after the dot", { dot: reply("452 full") }),
  createFault(502, "550 after the dot", { dot: reply("550 5.4.5 quota") }),
  createFault(504, "drops after the dot", { dot: drop }),
  createFault(504, "resets after the dot", { dot: reset }),
  createFault(504, "closes the connection within its reply after the dot", {
    dot: (socket) => void socket.end("250 ta"),
  }),
  createFault(504, "answers the dot with a page", { dot: reply("HTTP/1.1 200 OK") }),
  createFault(504, "hangs after the dot", { dot: hang }),
  createFault(504, "sends a reply without end after the dot", { dot: sendRepeatedly("2") }),
  createFault(200, "hangs at QUIT", { QUIT: hang }),
  createFault(200, "drops after accepting the message", {
    dot: (socket) => void socket.end("250 taken\r\n"),
  }),
];

/** A running server with a fault. */
export interface FaultyServer {
  /** The SMTP_URL for this server. */
  url: string;
  /** The messages that the server received completely while the client waited for the answer. */
  receivedMessages: string[];
  close: () => Promise<void>;
}

/** Starts a server with a fault. 0.0.0.0 reaches this machine but is not a loopback address, so TLS is required. */
export async function startFaultyServer({ serve, connection }: Fault): Promise<FaultyServer> {
  const receivedMessages: string[] = [];
  const handlers = new WeakMap<object, (line: string) => void>();
  const transcripts = new WeakMap<object, string>();
  const { port, close } = await startWirePeer(
    (socket) => handlers.set(socket, serve(socket)),
    (line, socket) => {
      transcripts.set(socket, `${transcripts.get(socket) ?? ""}${line}\n`);
      if (line === "." && !socket.destroyed) receivedMessages.push(transcripts.get(socket) ?? "");
      handlers.get(socket)?.(line);
    },
  );
  const login = connection === "login" ? "CANARYuser:CANARYpassword@" : "";
  const host = connection === "starttls" ? "0.0.0.0" : "127.0.0.1";
  return {
    url: `${connection === "implicit" ? "smtps" : "smtp"}://${login}${host}:${port}`,
    receivedMessages,
    close,
  };
}

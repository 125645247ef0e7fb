import { createServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { listenLocally } from "./free-port";

/** A real SMTP server on a free loopback port, and the messages that it accepted. */
export interface MailPeer {
  port: number;
  /** The messages, byte for byte. */
  messages: Buffer[];
  recipients: string[][];
  close: () => Promise<void>;
}

/** Creates an SMTP reply that refuses a command. */
export function createRefusal(responseCode: number, text = "no"): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Starts a mail server that accepts everything, unless `options` change its behaviour. @param atPort a free port by default */
export async function startMailPeer(options: SMTPServerOptions = {}, atPort = 0): Promise<MailPeer> {
  const messages: Buffer[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData: (stream, { envelope }, done) =>
      void buffer(stream).then((message) => {
        messages.push(message);
        recipients.push(envelope.rcptTo.map(({ address }) => address));
        done();
      }, done),
    ...options,
  });
  server.on("error", () => undefined); // Some tests break the connection.
  const port = await listenLocally(server.server, atPort);
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { port, messages, recipients, close };
}

/**
 * Starts a raw socket server, for behaviour that SMTP servers do not have: `onLine` receives each line and may answer
 * it.
 * @param atPort a free port by default
 */
export async function startWirePeer(
  greet: (socket: Socket) => void,
  onLine: (line: string, socket: Socket) => void = () => undefined,
  atPort = 0,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    let incompleteLine = "";
    socket.on("data", (chunk) => {
      const lines = (incompleteLine + chunk.toString()).split("\r\n");
      incompleteLine = lines.pop() ?? "";
      for (const line of lines) onLine(line, socket);
    });
    greet(socket);
  });
  const port = await listenLocally(server, atPort);
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { port, close };
}

import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../functions/testing/free-port";

/** A mail as the server received it. */
export interface ReceivedMail {
  /** The envelope: what the sender said, whatever the mail itself says. */
  from: string;
  to: string[];
  /** The mail, parsed. */
  mail: Email;
  /** The mail as it came over the wire. */
  source: string;
}

/** A real SMTP server on a free loopback port, which keeps what it receives. */
export interface MailServer {
  /** For SMTP_URL; it stays the same when the server is stopped and started. */
  url: string;
  /** Everything received since the last `clear`. */
  received: readonly ReceivedMail[];
  /** Waits for the mail with this index and returns it. */
  waitForMail(index?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Accepts mails, as it does at first. */
  accept(): Promise<void>;
  /** Refuses every recipient with code 550. */
  refuse(): Promise<void>;
  /** Takes connections and never says a word. */
  hang(): Promise<void>;
  /** Ends: connections are refused. */
  stop(): Promise<void>;
}

interface Listener {
  close(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const keep = (mail: ReceivedMail) => void received.push(mail);
  const port = await freePort();
  let listener: Listener | undefined = await listenForMail(port, keep);

  const replace = async (next: (() => Promise<Listener>) | undefined) => {
    await listener?.close();
    listener = await next?.();
  };

  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    waitForMail: (index = 0) => waitFor(() => received[index]),
    clear: () => void received.splice(0),
    accept: () => replace(() => listenForMail(port, keep)),
    refuse: () => replace(() => listenForMail(port, keep, true)),
    hang: () => replace(() => listenSilently(port)),
    stop: () => replace(undefined),
  };
}

async function listenForMail(
  port: number,
  keep: (mail: ReceivedMail) => void,
  refuses = false,
): Promise<Listener> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      done(refuses ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : undefined);
    },
    onData: (stream, { envelope }, done) => {
      void readAll(stream).then(async (source) => {
        const { mailFrom, rcptTo } = envelope;
        keep({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(source),
          source,
        });
        done();
      }, done);
    },
  });
  // A client that hangs up in the middle is part of some journeys.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

async function listenSilently(port: number): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    close: () => {
      for (const socket of sockets) socket.destroy();
      return closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function waitFor<Value>(read: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The mail server received no such mail within ten seconds.");
}

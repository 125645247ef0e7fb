import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../functions/testing/free-port";

/** A received mail. */
export interface ReceivedMail {
  /** The SMTP envelope, which is independent of the mail's own headers. */
  from: string;
  to: string[];
  /** The parsed mail. */
  mail: Email;
  /** The raw mail as transferred. */
  source: string;
}

/** A real SMTP server on a free loopback port, which stores the mails that it receives. */
export interface MailServer {
  /** The value for SMTP_URL; it stays the same when the server is stopped and restarted. */
  url: string;
  /** All mails received since the last `clear`. */
  received: readonly ReceivedMail[];
  /** Waits for the mail with this index and returns it. */
  waitForMail(index?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Accepts mails, the initial mode. */
  accept(): Promise<void>;
  /** Rejects every recipient with code 550. */
  refuse(): Promise<void>;
  /** Accepts connections and never responds. */
  hang(): Promise<void>;
  /** Stores each mail, and closes the connection without a response. */
  keepSilently(): Promise<void>;
  /** Stops the server: connections are refused. */
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
    keepSilently: () => replace(() => listenSilently(port, keep)),
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
  // In some journeys, the client closes the connection during a transfer.
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

/** Never responds; with `keep`, only the response after the final dot is missing. */
async function listenSilently(port: number, keep?: (mail: ReceivedMail) => void): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (keep) takeMail(socket, keep);
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

function takeMail(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  let heard = "";
  socket.write("220 mail.example\r\n");
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString();
    const [envelope = "", source] = heard.split(/^DATA\r\n/m);
    if (source === undefined) return void socket.write("250 ok\r\n");
    if (source === "") return void socket.write("354 go\r\n");
    if (!source.endsWith("\r\n.\r\n")) return;
    socket.end();
    const [from = "", ...to] = Array.from(
      envelope.matchAll(/^(?:MAIL FROM|RCPT TO):<(.*?)>/gm),
      ([, one = ""]) => one,
    );
    void PostalMime.parse(source).then((mail) => {
      keep({ from, to, mail, source });
    });
  });
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

import PostalMime, { type Email } from "postal-mime";
import { freePort } from "../../functions/testing/free-port";
import { createRefusal, startMailPeer, startWirePeer } from "../../functions/testing/mail-peer";

export interface ReceivedMail {
  /** The readers of the SMTP envelope, which is independent of the mail's own headers. */
  to: string[];
  /** The parsed mail. */
  mail: Email;
  /** The raw mail as transferred. */
  source: string;
}

/** A real SMTP server on a free loopback port, which stores the mails that it receives. */
export interface MailServer {
  /** The value for SMTP_URL, which never changes. */
  url: string;
  /** All mails received since the last `clear`. */
  mails: readonly ReceivedMail[];
  /** Waits for the mail with this index and returns it. */
  waitForMail(index?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Accepts mails. This is the initial mode. */
  accept(): Promise<void>;
  /** Rejects every recipient with code 550. */
  refuse(): Promise<void>;
  /** Stores each mail, and closes the connection without a response. */
  keepSilently(): Promise<void>;
  stop(): Promise<void>;
}

type StoreMail = (to: string[], source: string) => Promise<void>;

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const store: StoreMail = async (to, source) => {
    mails.push({ to, mail: await PostalMime.parse(source), source });
  };
  const port = await freePort();
  let peer = await listen(port, store);
  const replacePeer = async (startPeer: () => Promise<{ close: () => Promise<void> }>): Promise<void> => {
    await peer.close();
    peer = await startPeer();
  };
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    waitForMail: (index = 0) => waitFor(() => mails[index]),
    clear: () => void mails.splice(0),
    accept: () => replacePeer(() => listen(port, store)),
    refuse: () => replacePeer(() => listen(port, store, true)),
    keepSilently: () => replacePeer(() => listenSilently(port, store)),
    stop: () => peer.close(),
  };
}

function listen(port: number, store: StoreMail, isRefusing = false): Promise<{ close: () => Promise<void> }> {
  return startMailPeer(
    {
      onRcptTo: (_address, _session, done) => {
        done(isRefusing ? createRefusal(550) : undefined);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          void store(to, Buffer.concat(chunks).toString("utf8")).then(() => {
            done();
          });
        });
      },
    },
    port,
  );
}

function listenSilently(port: number, store: StoreMail): Promise<{ close: () => Promise<void> }> {
  let to: string[] = [];
  let message: string[] | undefined;
  return startWirePeer(
    (socket) => {
      [to, message] = [[], undefined];
      socket.write("220 mail.example\r\n");
    },
    (line, socket) => {
      if (message === undefined) {
        const [, reader] = /^RCPT TO:<(.*?)>/.exec(line) ?? [];
        if (reader !== undefined) to.push(reader);
        if (line === "DATA") message = [];
        socket.write(line === "DATA" ? "354 go\r\n" : "250 ok\r\n");
      } else if (line === ".") {
        socket.end();
        void store(to, message.join("\r\n"));
      } else message.push(line);
    },
    port,
  );
}

async function waitFor<Value>(read: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The mail server did not receive the expected mail within ten seconds.");
}

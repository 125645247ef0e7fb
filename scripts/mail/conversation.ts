import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { SmtpServer } from "../../functions/relay/mail/smtp-server";

/** A reply of an SMTP server: its code, and the texts of its lines. They stay unsaid, as they may repeat addresses. */
export interface Reply {
  code: number;
  texts: readonly string[];
}

/** An SMTP conversation, one command at a time. */
export interface Conversation {
  /** Sends a command, or only listens, and waits for the reply. */
  say: (command?: string) => Promise<Reply>;
  /** Goes on in TLS, and says which version. */
  secure: () => Promise<string>;
  /** Gives everything from now on together so much time, in ms. */
  allow: (time: number) => void;
  end: () => void;
}

/** Opens a conversation. Until it is allowed more, everything in it together may take `time`, in ms. */
export async function openConversation(server: SmtpServer, time: number): Promise<Conversation> {
  const { host, port } = server;
  let end = performance.now() + time;
  let socket: Socket = server.secure
    ? connectTls({ host, port, servername: servername(host) })
    : connect({ host, port });
  await inTime(once(socket, server.secure ? "secureConnect" : "connect"), end, socket);
  let lines = linesOf(socket);
  let reader = lines[Symbol.asyncIterator]();
  return {
    say: async (command) => {
      if (command !== undefined) socket.write(`${command}\r\n`);
      return inTime(readReply(reader), end, socket);
    },
    secure: async () => {
      lines.close();
      const secured: TLSSocket = connectTls({ socket, servername: servername(host) });
      await inTime(once(secured, "secureConnect"), end, secured);
      socket = secured;
      lines = linesOf(secured);
      reader = lines[Symbol.asyncIterator]();
      return secured.getProtocol() ?? "TLS";
    },
    allow: (more) => (end = performance.now() + more),
    // Nobody waits for the answer to QUIT.
    end: () => void socket.end("QUIT\r\n", () => socket.destroy()),
  };
}

function linesOf(socket: Socket): Interface {
  socket.on("error", () => undefined); // What breaks is noticed by whoever waits for a reply.
  return createInterface({ input: socket, crlfDelay: Infinity });
}

async function readReply(reader: AsyncIterator<string>): Promise<Reply> {
  const texts: string[] = [];
  for (;;) {
    const line = await reader.next();
    if (line.done) throw Object.assign(new Error("closed"), { code: "connection closed" });
    const [, code = "", more, text = ""] = /^(\d{3})([ -]?)(.*)$/.exec(line.value) ?? [];
    if (code === "") throw Object.assign(new Error("not SMTP"), { code: "no SMTP reply" });
    texts.push(text);
    if (more !== "-") return { code: Number(code), texts };
  }
}

// An address has no name to ask for (RFC 6066, 3).
function servername(host: string): string {
  return /^[\d.]+$|:/.test(host) ? "" : host;
}

async function inTime<T>(work: Promise<T>, end: number, socket: Socket): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      socket.destroy();
      reject(Object.assign(new Error("late"), { code: "no answer in time" }));
    }, end - performance.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { SmtpServer } from "../../functions/relay/smtp-server";

/** A reply of an SMTP server: its code, and the keywords of its lines. Texts stay unsaid, as they may repeat addresses. */
export interface Reply {
  code: number;
  keywords: readonly string[];
}

/** An SMTP conversation, one command at a time. */
export interface Conversation {
  /** Sends a command, or only listens, and waits for the reply. */
  say: (command?: string) => Promise<Reply>;
  /** Goes on in TLS, and says which version. */
  secure: () => Promise<string>;
  end: () => void;
}

/** Opens a conversation. Nothing in it is waited for longer than `patience`, in ms. */
export async function openConversation(server: SmtpServer, patience = 5_000): Promise<Conversation> {
  const { host, port } = server;
  let socket: Socket = server.secure
    ? connectTls({ host, port, servername: servername(host) })
    : connect({ host, port });
  await inTime(once(socket, server.secure ? "secureConnect" : "connect"), patience, socket);
  let lines = linesOf(socket);
  let reader = lines[Symbol.asyncIterator]();
  return {
    say: async (command) => {
      if (command !== undefined) socket.write(`${command}\r\n`);
      return inTime(readReply(reader), patience, socket);
    },
    secure: async () => {
      lines.close();
      const secured: TLSSocket = connectTls({ socket, servername: servername(host) });
      await inTime(once(secured, "secureConnect"), patience, secured);
      socket = secured;
      lines = linesOf(secured);
      reader = lines[Symbol.asyncIterator]();
      return secured.getProtocol() ?? "TLS";
    },
    end: () => void socket.destroy(),
  };
}

function linesOf(socket: Socket): Interface {
  socket.on("error", () => undefined); // What breaks is noticed by whoever waits for a reply.
  return createInterface({ input: socket, crlfDelay: Infinity });
}

async function readReply(reader: AsyncIterator<string>): Promise<Reply> {
  const keywords: string[] = [];
  for (;;) {
    const line = await reader.next();
    if (line.done) throw Object.assign(new Error("closed"), { code: "connection closed" });
    const [, code = "", more, text = ""] = /^(\d{3})([ -]?)(.*)$/.exec(line.value) ?? [];
    if (code === "") throw Object.assign(new Error("not SMTP"), { code: "no SMTP reply" });
    keywords.push(text.toUpperCase());
    if (more !== "-") return { code: Number(code), keywords };
  }
}

// An address has no name to ask for (RFC 6066, 3).
function servername(host: string): string {
  return /^[\d.]+$|:/.test(host) ? "" : host;
}

async function inTime<T>(work: Promise<T>, patience: number, socket: Socket): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      socket.destroy();
      reject(Object.assign(new Error("late"), { code: "no answer in time" }));
    }, patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

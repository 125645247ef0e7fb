import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { SmtpServer } from "../relay/mail/smtp-server";

/** An SMTP server's reply: its code and the text of each line. The texts may repeat addresses: never show them. */
export interface Reply {
  code: number;
  texts: readonly string[];
}

/** An SMTP conversation, one command at a time. */
export interface Conversation {
  /** Sends a command, if there is one, and waits for the next reply. */
  exchange: (command?: string) => Promise<Reply>;
  /** Upgrades the connection to TLS and returns the TLS version. */
  startTls: () => Promise<string>;
  /** Limits the time for all that follows together, in ms from now. */
  setTimeLimit: (time: number) => void;
  end: () => void;
}

/** Opens a conversation. `time` limits all of it together, in ms, until `setTimeLimit` sets another limit. */
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
    exchange: async (command) => {
      if (command !== undefined) socket.write(`${command}\r\n`);
      return inTime(readReply(reader), end, socket);
    },
    startTls: async () => {
      lines.close();
      const secured: TLSSocket = connectTls({ socket, servername: servername(host) });
      await inTime(once(secured, "secureConnect"), end, secured);
      socket = secured;
      lines = linesOf(secured);
      reader = lines[Symbol.asyncIterator]();
      return secured.getProtocol() ?? "TLS";
    },
    setTimeLimit: (more) => (end = performance.now() + more),
    // Nobody waits for the answer to QUIT.
    end: () => void socket.end("QUIT\r\n", () => socket.destroy()),
  };
}

function linesOf(socket: Socket): Interface {
  socket.on("error", () => undefined); // A broken connection rejects the pending reply.
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

// SNI takes no IP address (RFC 6066, 3).
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

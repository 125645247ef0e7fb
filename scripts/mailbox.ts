import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startNode } from "./local/child";
import type { MailboxPorts } from "./local/local-mail";
import { packageFile } from "./local/package-file";

/** A local mailbox: a real SMTP server, and a web page that shows the received mails. */
export interface Mailbox extends Child {
  url: string;
}

const loopback = "127.0.0.1";

/** Starts a mailbox on the loopback address, and waits until both of its ports respond. */
export async function startMailbox(ports: MailboxPorts): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  const program = packageFile("maildev", "bin/maildev");
  const options = {
    smtp: String(ports.smtp),
    web: String(ports.web),
    ip: loopback,
    "mail-directory": folder,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = startNode([program, "--silent", ...args], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = async () => {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const early = child.exit.then(() => {
    throw new Error("The local mailbox ended before it was ready.");
  });
  await Promise.race([early, Promise.all([answers(ports.smtp), answers(ports.web)])]);
  early.catch(() => undefined);
  return { url: `http://localhost:${String(ports.web)}`, exit: child.exit, stop };
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The local mailbox does not answer on port ${String(port)}.`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: loopback });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}

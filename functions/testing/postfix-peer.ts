import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";

/** A real Postfix on a free loopback port, in a temporary folder. */
export interface PostfixPeer {
  port: number;
  /** The stored messages, one text for each recipient of each message. */
  readStoredMessages: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const masterProgram = "/usr/lib/postfix/sbin/master";

/** Returns whether Postfix can be started: it is at Debian's path, and the user is root. */
export function hasPostfix(): boolean {
  return existsSync(masterProgram) && process.getuid?.() === 0;
}

/**
 * Starts a Postfix that accepts and stores mail for every address, and waits until it listens.
 * @throws if Postfix cannot be started
 */
export async function startPostfix(): Promise<PostfixPeer> {
  if (!hasPostfix())
    throw new Error(
      "Postfix is missing, or the user is not root. Install Debian's package postfix, and run the test as root.",
    );
  const root = await mkdtemp(join(tmpdir(), "postfix-"));
  const configuration = join(root, "etc");
  const inbox = join(root, "mail", "inbox", "new");
  const port = await freePort();
  await chmod(root, 0o755); // Postfix's processes run as other users.
  for (const [folder, owner] of Object.entries(owners)) {
    await mkdir(join(root, folder));
    execFileSync("chown", [owner, join(root, folder)]);
  }
  await writeFile(join(configuration, "main.cf"), formatSettings(root));
  await writeFile(join(configuration, "master.cf"), formatServices(port));
  execFileSync("postfix", ["-c", configuration, "check"], { stdio: "ignore", env: systemPath });
  // A separate process group, to stop all of its processes. -e stops Postfix if the test run dies.
  const options = { stdio: "ignore", detached: true, env: systemPath } as const;
  const child = spawn(masterProgram, ["-c", configuration, "-d", "-e", "120"], options);
  const exitEvent = once(child, "exit");
  while (!(await isListening(port))) {
    if (child.exitCode !== null)
      throw new Error("Postfix did not start. Check its configuration with `postfix check`.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    readStoredMessages: async () => {
      const names = existsSync(inbox) ? await readdir(inbox) : [];
      return Promise.all(names.sort().map((name) => readFile(join(inbox, name), "utf8")));
    },
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await exitEvent;
      await rm(root, { recursive: true });
    },
  };
}

// Debian has Postfix's commands in /usr/sbin, which is not on every PATH.
const systemPath = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };

const owners = { etc: "root", queue: "root", data: "postfix", mail: "nobody" };

function formatSettings(root: string): string {
  const uid = execFileSync("id", ["-u", "nobody"]).toString().trim();
  const gid = execFileSync("id", ["-g", "nobody"]).toString().trim();
  return `
compatibility_level = 3.6
queue_directory = ${root}/queue
data_directory = ${root}/data
maillog_file = /dev/stdout
myhostname = mail.ministry.example
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mydestination =
alias_maps =
alias_database =
virtual_mailbox_base = ${root}/mail
virtual_mailbox_domains = static:all
virtual_mailbox_maps = static:inbox/
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
`;
}

function formatServices(port: number): string {
  return `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
proxymap unix - - n - - proxymap
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

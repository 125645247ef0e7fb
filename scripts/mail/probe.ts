import type { SmtpServer } from "../../functions/relay/smtp-server";
import { type Conversation, openConversation, type Reply } from "./conversation";

/** One thing that was tried, and what the server said to it; never an address, a name or a password. */
export interface Finding {
  step: string;
  saw: string;
  ok: boolean;
}

/** Whom to ask for: a setting's name and the addresses in it. */
export interface Readers {
  name: string;
  addresses: readonly string[];
}

/**
 * Speaks to a mail server as the forms do, up to the message itself, which is never sent: connection, TLS, login, and
 * for each list of readers sender and recipients.
 */
export async function probe(
  server: SmtpServer,
  from: string,
  lists: readonly Readers[],
  patience?: number,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let conversation: Conversation | undefined;
  let step = "connect";
  const note = (reply: Reply, wanted: number): boolean => {
    findings.push({ step, saw: String(reply.code), ok: reply.code === wanted });
    return reply.code === wanted;
  };
  try {
    const open = await openConversation(server, patience);
    conversation = open;
    findings.push({ step, saw: server.secure ? "connected, TLS" : "connected", ok: true });
    const ask = async (name: string, wanted: number, command?: string): Promise<boolean> => {
      step = name;
      return note(await open.say(command), wanted);
    };

    if (!(await ask("greeting", 220))) return findings;
    step = "EHLO";
    let hello = await open.say("EHLO localhost");
    if (!note(hello, 250)) return findings;
    if (!server.secure && !server.loopback) {
      if (!(await ask("STARTTLS", 220, "STARTTLS"))) return findings;
      step = "TLS";
      findings.push({ step, saw: await open.secure(), ok: true });
      step = "EHLO";
      hello = await open.say("EHLO localhost");
      if (!note(hello, 250)) return findings;
    }
    if (server.credentials) {
      step = "AUTH";
      const reply = await logIn(open, server.credentials, hello);
      if (!reply) findings.push({ step, saw: "not offered", ok: false });
      if (!reply || !note(reply, 235)) return findings;
    }
    for (const { name, addresses } of lists) {
      if (!(await ask(`${name}: MAIL FROM`, 250, `MAIL FROM:<${from}>`))) return findings;
      for (const [index, address] of addresses.entries()) {
        await ask(`${name}: RCPT TO ${index + 1} of ${addresses.length}`, 250, `RCPT TO:<${address}>`);
      }
      await open.say("RSET");
    }
    await open.say("QUIT");
  } catch (error) {
    findings.push({ step, saw: codeOf(error), ok: false });
  } finally {
    conversation?.end();
  }
  return findings;
}

async function logIn(
  conversation: Conversation,
  { user, password }: NonNullable<SmtpServer["credentials"]>,
  { keywords }: Reply,
): Promise<Reply | undefined> {
  const methods = keywords.find((keyword) => /^AUTH[ =]/.test(keyword)) ?? "";
  if (/\bPLAIN\b/.test(methods)) return conversation.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`);
  if (!/\bLOGIN\b/.test(methods)) return undefined;
  for (const command of ["AUTH LOGIN", base64(user)]) {
    const reply = await conversation.say(command);
    if (reply.code !== 334) return reply;
  }
  return conversation.say(base64(password));
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}

// Such as ECONNREFUSED, ENOTFOUND or CERT_HAS_EXPIRED. The error's text would name the host.
function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "failed";
}

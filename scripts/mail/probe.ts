import { deliveryTime } from "../../functions/relay/mail/deliver";
import type { SmtpServer } from "../../functions/relay/mail/smtp-server";
import { readyTime } from "../../functions/relay/mail/smtp-transport";
import { type Conversation, openConversation } from "./conversation";
import { type Finding, takeNotes } from "./notes";
import { makeReady } from "./ready";

/** Whom to ask for: a setting's name and the addresses in it. */
export interface Readers {
  name: string;
  addresses: readonly string[];
}

/** How long a server may take, in ms: until it is ready for a mail, and for a mail in all. */
export interface Patience {
  ready: number;
  mail: number;
}

const formsPatience: Patience = { ready: readyTime, mail: deliveryTime };

/**
 * Speaks to a mail server as the forms do, and as long, up to the message itself, which is never sent: connection, TLS,
 * login, and for each list of readers sender and recipients.
 */
export async function probe(
  server: SmtpServer,
  from: string,
  lists: readonly Readers[],
  patience: Patience = formsPatience,
): Promise<readonly Finding[]> {
  const notes = takeNotes();
  const { findings } = notes;
  let conversation: Conversation | undefined;
  const start = performance.now();
  try {
    conversation = await openConversation(server, patience.ready);
    notes.note(server.secure ? "connected, TLS" : "connected", true);
    if (!(await makeReady(conversation, server, notes))) return findings;
    const left = patience.mail - (performance.now() - start);
    for (const [place, { name, addresses }] of lists.entries()) {
      // Each list stands for a mail of its own, with the time of one.
      conversation.allow(left);
      if (place > 0) await conversation.say("RSET");
      notes.begin(`${name}: MAIL FROM`);
      if (!notes.noteReply(await conversation.say(`MAIL FROM:<${from}>`))) return findings;
      for (const [index, address] of addresses.entries()) {
        notes.begin(`${name}: RCPT TO ${index + 1} of ${addresses.length}`);
        notes.noteReply(await conversation.say(`RCPT TO:<${address}>`));
      }
    }
  } catch (error) {
    notes.note(codeOf(error), false);
  } finally {
    conversation?.end();
  }
  return findings;
}

// Such as ECONNREFUSED, ENOTFOUND or CERT_HAS_EXPIRED. The error's text would name the host.
function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "failed";
}

import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "../../functions/relay/mail/smtp-server";
import type { Conversation, Reply } from "./conversation";
import { logIn } from "./login";
import { isYes, type Notes } from "./notes";

/** What the forms' own connection calls this machine. */
const ownName = new SMTPConnection().name;

/** Brings a server to where it would take a mail, in the forms' own steps; false where one of them fails. */
export async function makeReady(
  conversation: Conversation,
  server: SmtpServer,
  { begin, note, noteReply }: Notes,
): Promise<boolean> {
  const startsTls = !server.secure && !server.loopback;
  const ask = async (step: string, command: string): Promise<Reply | undefined> => {
    begin(step);
    const reply = await conversation.say(command);
    return noteReply(reply) ? reply : undefined;
  };
  const greet = async (): Promise<Reply | undefined> => {
    begin("EHLO");
    const reply = await conversation.say(`EHLO ${ownName}`);
    // An old server may know HELO alone, which leads to no TLS.
    if (isYes(reply.code) || reply.code === 421 || startsTls) return noteReply(reply) ? reply : undefined;
    const old = await ask("HELO", `HELO ${ownName}`);
    // It cannot say that it takes a login: nodemailer tries.
    return old && { ...old, texts: ["AUTH"] };
  };

  begin("greeting");
  const greeting = await conversation.say();
  if (!noteReply(greeting, greeting.code === 220)) return false;
  let hello = await greet();
  if (hello && startsTls) {
    if (!(await ask("STARTTLS", "STARTTLS"))) return false;
    begin("TLS");
    note(await conversation.secure(), true);
    hello = await greet();
  }
  if (!hello) return false;
  if (!server.credentials) return true;
  begin("AUTH");
  const reply = await logIn(conversation, server.credentials, hello);
  if (reply) return noteReply(reply);
  note("not offered", false);
  return false;
}

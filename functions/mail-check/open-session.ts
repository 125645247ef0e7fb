import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "../relay/mail/smtp-server";
import type { Conversation, Reply } from "./conversation";
import { logIn } from "./login";
import { isYes, type FindingsRecorder } from "./findings";

/** The host name that nodemailer sends with EHLO. */
const ownName = new SMTPConnection().name;

/** Greets, secures and logs in with the steps of the forms, so that MAIL FROM can follow; false if a step fails. */
export async function openSession(
  conversation: Conversation,
  server: SmtpServer,
  { startStep, record, recordReply }: FindingsRecorder,
): Promise<boolean> {
  const startsTls = !server.secure && !server.loopback;
  const ask = async (step: string, command: string): Promise<Reply | undefined> => {
    startStep(step);
    const reply = await conversation.exchange(command);
    return recordReply(reply) ? reply : undefined;
  };
  const greet = async (): Promise<Reply | undefined> => {
    startStep("EHLO");
    const reply = await conversation.exchange(`EHLO ${ownName}`);
    // An old server may support HELO alone, which has no STARTTLS.
    if (isYes(reply.code) || reply.code === 421 || startsTls) return recordReply(reply) ? reply : undefined;
    const old = await ask("HELO", `HELO ${ownName}`);
    // HELO's reply lists no AUTH, and nodemailer logs in all the same.
    return old && { ...old, texts: ["AUTH"] };
  };

  startStep("greeting");
  const greeting = await conversation.exchange();
  if (!recordReply(greeting, greeting.code === 220)) return false;
  let hello = await greet();
  if (hello && startsTls) {
    if (!(await ask("STARTTLS", "STARTTLS"))) return false;
    startStep("TLS");
    record(await conversation.startTls(), true);
    hello = await greet();
  }
  if (!hello) return false;
  if (!server.credentials) return true;
  startStep("AUTH");
  const reply = await logIn(conversation, server.credentials, hello);
  if (reply) return recordReply(reply);
  record("not offered", false);
  return false;
}

import { createHmac } from "node:crypto";
import type { SmtpServer } from "../relay/mail/smtp-server";
import type { Conversation, Reply } from "./conversation";

type Credentials = NonNullable<SmtpServer["credentials"]>;

/** The password mechanisms of nodemailer, in its order of preference. */
const mechanisms = ["PLAIN", "LOGIN", "CRAM-MD5"] as const;

/**
 * Logs in as the forms do: by the first of nodemailer's mechanisms that the server offers, else by PLAIN.
 * @param hello the reply to EHLO
 * @returns the last reply; undefined if the server offers no login, and then no password is sent
 */
export async function logIn(
  { exchange }: Conversation,
  { user, password }: Credentials,
  hello: Reply,
): Promise<Reply | undefined> {
  if (!hello.texts.some((text) => /(?:^|[ -])AUTH\b/i.test(text))) return undefined;
  const offered = hello.texts.flatMap((text) => /^AUTH[\s=](.*)/i.exec(text)?.[1]?.split(/[\s=]+/) ?? []);
  const names = offered.map((name) => name.toUpperCase());
  const mechanism = mechanisms.find((name) => names.includes(name)) ?? "PLAIN";
  const first =
    mechanism === "PLAIN" ? `AUTH PLAIN ${base64(`\0${user}\0${password}`)}` : `AUTH ${mechanism}`;
  const answers = {
    PLAIN: [],
    LOGIN: [() => user, () => password],
    "CRAM-MD5": [(challenge: string) => `${user} ${digest(challenge, password)}`],
  }[mechanism];
  let reply = await exchange(first);
  for (const answer of answers) {
    if (reply.code !== 334) return reply;
    reply = await exchange(base64(answer(Buffer.from(reply.texts.join(""), "base64").toString("ascii"))));
  }
  return reply;
}

/** The response to a CRAM-MD5 challenge (RFC 2195). */
function digest(challenge: string, password: string): string {
  return createHmac("md5", password).update(challenge).digest("hex");
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}

import { createServer as createWebServer } from "node:http";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { escapeHtml } from "../src/text/escape-html";
import type { MailboxPorts } from "./local/prepare";
import { listenOnLoopback, type LoopbackServer } from "./local/loopback";

interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/**
 * Starts a local mailbox: an SMTP server, and a web page with the mails that it received. They are kept only in memory.
 * @throws if a port is in use
 */
export async function startMailbox({ smtp, web }: MailboxPorts): Promise<LoopbackServer> {
  const receivedMails: ReceivedMail[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then(async (source) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          receivedMails.push({ recipients, mail: await PostalMime.parse(source) });
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    mailServer.once("error", reject);
    mailServer.listen(smtp, "127.0.0.1", resolve);
  });
  const webServer = createWebServer((request, response) => {
    const mail = receivedMails[Number(/^\/(\d+)$/.exec(request.url ?? "")?.[1])];
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(mail === undefined ? listHtml(receivedMails) : mailHtml(mail));
  });
  const { url, stop } = await listenOnLoopback(webServer, web);
  return {
    url,
    stop: async () => {
      await stop();
      await new Promise<void>((resolve) => {
        mailServer.close(resolve);
      });
    },
  };
}

function listHtml(receivedMails: readonly ReceivedMail[]): string {
  const rows = receivedMails.map(
    ({ recipients, mail }, index) =>
      `<li><a href="/${String(index)}">${escapeHtml(mail.subject ?? "")}</a> to ${escapeHtml(recipients.join(", "))}</li>`,
  );
  const list = rows.length === 0 ? "<p>No mail yet.</p>" : `<ol reversed>${rows.reverse().join("")}</ol>`;
  return pageHtml("Mailbox", `<meta http-equiv="refresh" content="2">`, list);
}

function mailHtml({ recipients, mail }: ReceivedMail): string {
  const headers = mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join("\n");
  const text = `<pre>${escapeHtml(mail.text ?? "")}</pre>`;
  const details = `<details><summary>Headers</summary><pre>${escapeHtml(headers)}</pre></details>`;
  const recipientsHtml = `<p>To ${escapeHtml(recipients.join(", "))}. <a href="/">All mails</a></p>`;
  return pageHtml(mail.subject ?? "", "", recipientsHtml + text + details);
}

function pageHtml(title: string, head: string, body: string): string {
  const style = "body { margin: 2rem; font: 1rem/1.5 system-ui } pre { white-space: pre-wrap }";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}<style>${style}</style><h1>${escapeHtml(title)}</h1>${body}`;
}

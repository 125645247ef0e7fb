import nodemailer from "nodemailer";
import { freePort } from "../functions/testing/free-port";
import { startMailbox } from "./mailbox";

test("the mailbox shows a mail as text, not as HTML", async () => {
  const smtp = await freePort();
  const mailbox = await startMailbox({ smtp, web: 0 });
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: smtp });
  const mail = {
    from: "a@ministry.example",
    to: "b@ministry.example",
    subject: "Peace <b>",
    text: "On <i>.",
  };
  await transport.sendMail(mail);
  const [listPage, mailPage] = await Promise.all(
    ["/", "/0"].map(async (path) => (await fetch(mailbox.url + path)).text()),
  );
  await mailbox.stop();
  expect(listPage).toContain('<a href="/0">Peace &lt;b&gt;</a> to b@ministry.example');
  expect(mailPage).toContain("<pre>On &lt;i&gt;.");
});

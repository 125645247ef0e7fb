import { encodeWord } from "nodemailer/lib/mime-funcs";
import MimeNode, { type MimeNodeHeaderValue } from "nodemailer/lib/mime-node";

/**
 * A plain-text mail. Unlike nodemailer's node it writes a name that contains "=?" as an encoded word (RFC 2047):
 * mail programs would decode such a text inside the quoted string that nodemailer writes.
 */
export class MailMessage extends MimeNode {
  constructor() {
    super("text/plain; charset=utf-8", {
      newline: "windows",
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.setHeader("Content-Transfer-Encoding", "quoted-printable");
  }

  override encodeHeaderValue(key: string, value: MimeNodeHeaderValue): string {
    if (!hasEncodedName(value)) return super.encodeHeaderValue(key, value);
    const address = super.encodeHeaderValue(key, { name: "", address: value.address });
    return `${encodeWord(value.name, "B", 52)} <${address}>`;
  }
}

function hasEncodedName(value: MimeNodeHeaderValue): value is { name: string; address: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    value.name.includes("=?")
  );
}

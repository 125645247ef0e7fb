import type { Mail } from "./compose";

/** Hands one mail to a mail server, once. Tests bring their own. */
export interface Transport {
  /**
   * Resolves with the server's reply code when it has taken the mail for every recipient.
   * @throws {DeliveryFailure} otherwise, and then it has taken the mail for nobody, unless the wire broke after the
   * message had gone out
   */
  send: (mail: Mail, signal: AbortSignal) => Promise<number>;
}

interface FailureDetails {
  smtpCode?: number | null;
  timedOut?: boolean;
  /** It came in answer to MAIL, RCPT or DATA (RFC 5321, 3.3), not to the connection, the greeting or the login. */
  inTransaction?: boolean;
}

/** Why a mail was not taken. Its text is a constant, never the server's, which may repeat addresses. */
export class DeliveryFailure extends Error {
  /** The server's reply code (RFC 5321, 4.2), where it gave one. */
  readonly smtpCode: number | null;
  /** A 5yz reply: this server would refuse again (RFC 5321, 4.2.1). */
  readonly permanent: boolean;
  /** And so would any other: the mail itself was refused, not whoever brought it. */
  readonly final: boolean;
  /** Nobody answered in time. */
  readonly timedOut: boolean;

  constructor({ smtpCode = null, timedOut = false, inTransaction = false }: FailureDetails) {
    super("The mail was not taken.");
    this.name = "DeliveryFailure";
    this.smtpCode = smtpCode;
    this.permanent = smtpCode !== null && smtpCode >= 500 && smtpCode < 600;
    this.final = this.permanent && inTransaction;
    this.timedOut = timedOut;
  }
}

import type { Mail } from "./compose";

/** Makes one attempt to send a mail. Tests use transports of their own. */
export interface Transport {
  /**
   * Resolves with the server's reply code after it accepted the mail for every recipient. Stops when `signal` aborts.
   * @throws {DeliveryFailure} otherwise
   */
  send: (mail: Mail, signal: AbortSignal) => Promise<number>;
}

interface FailureDetails {
  /** The server's reply code (RFC 5321, 4.2), where it gave one. */
  smtpCode?: number | null;
  /** The message was written to its end. */
  dotSent?: boolean;
}

/** Why a mail was not accepted, or not confirmed. The message is constant: a server's text may repeat addresses. */
export class DeliveryFailure extends Error {
  readonly smtpCode: number | null;
  /** A 5yz reply: this server would refuse again (RFC 5321, 4.2.1). */
  readonly permanent: boolean;
  /** No reply came after the final dot, so the server may have accepted the mail (RFC 5321, 4.2.5). */
  readonly unconfirmed: boolean;

  constructor({ smtpCode = null, dotSent = false }: FailureDetails = {}) {
    super("The mail was not taken.");
    this.name = "DeliveryFailure";
    const isRefusal = smtpCode !== null && smtpCode >= 400 && smtpCode < 600;
    this.smtpCode = smtpCode;
    this.permanent = isRefusal && smtpCode >= 500;
    this.unconfirmed = dotSent && !isRefusal;
  }
}

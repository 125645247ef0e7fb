import type { Reply } from "./conversation";

/** One step and the server's reply to it, without any address, user name or password. */
export interface Finding {
  step: string;
  saw: string;
  ok: boolean;
}

/** Collects the findings, step by step. */
export interface FindingsRecorder {
  findings: readonly Finding[];
  /** Starts a step; what is recorded next belongs to it. */
  startStep: (step: string) => void;
  record: (saw: string, ok: boolean) => void;
  /** Records a reply and returns whether it is positive: any 2yz, as for the forms, unless `ok` is given. */
  recordReply: (reply: Reply, ok?: boolean) => boolean;
}

/** Creates a recorder without findings, at the step "connect". */
export function createRecorder(): FindingsRecorder {
  const findings: Finding[] = [];
  let step = "connect";
  const record = (saw: string, ok: boolean): void => void findings.push({ step, saw, ok });
  return {
    findings,
    startStep: (next) => void (step = next),
    record,
    recordReply: ({ code }, ok = isYes(code)) => {
      record(String(code), ok);
      return ok;
    },
  };
}

/** Returns whether a reply's code is positive (RFC 5321, 4.2.1). */
export function isYes(code: number): boolean {
  return code >= 200 && code < 300;
}

import type { Reply } from "./conversation";

/** One thing that was tried, and what the server said to it; never an address, a name or a password. */
export interface Finding {
  step: string;
  saw: string;
  ok: boolean;
}

/** What was tried so far, and what is being tried. */
export interface Notes {
  findings: readonly Finding[];
  /** Begins a step; what is noted next belongs to it. */
  begin: (step: string) => void;
  note: (saw: string, ok: boolean) => void;
  /** Notes a reply, and says whether it is a yes: any 2yz, as the forms take it, unless `ok` says otherwise. */
  noteReply: (reply: Reply, ok?: boolean) => boolean;
}

/** Begins to take notes. */
export function takeNotes(): Notes {
  const findings: Finding[] = [];
  let step = "connect";
  const note = (saw: string, ok: boolean): void => void findings.push({ step, saw, ok });
  return {
    findings,
    begin: (next) => void (step = next),
    note,
    noteReply: ({ code }, ok = isYes(code)) => {
      note(String(code), ok);
      return ok;
    },
  };
}

/** Says whether a reply's code is a yes (RFC 5321, 4.2.1). */
export function isYes(code: number): boolean {
  return code >= 200 && code < 300;
}

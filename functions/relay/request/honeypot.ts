import { trapName } from "../../../src/forms/schema/trap-name";
import type { Submission } from "./http";

/** Takes the trap out of a submission, and says whether something was in it. */
export function springTrap(submission: Submission): { submission: Submission; trapped: boolean } {
  if (submission.kind === "json") {
    const { [trapName]: bait = "", ...payload } = submission.payload;
    return { submission: { kind: "json", payload }, trapped: bait !== "" };
  }
  const fields = new Map(submission.fields);
  const bait = fields.get(trapName) ?? [];
  fields.delete(trapName);
  return { submission: { kind: "native", fields }, trapped: bait.some((text) => text !== "") };
}

import { honeypotName } from "../../../src/forms/schema/endpoint";
import type { Submission } from "./http";

/** Removes the honeypot field from a submission, and returns whether it was filled in. */
export function extractHoneypot(submission: Submission): { submission: Submission; isFilled: boolean } {
  if (submission.kind === "json") {
    const { [honeypotName]: value = "", ...payload } = submission.payload;
    return { submission: { kind: "json", payload }, isFilled: value !== "" };
  }
  const fields = new Map(submission.fields);
  const values = fields.get(honeypotName) ?? [];
  fields.delete(honeypotName);
  return { submission: { kind: "native", fields }, isFilled: values.some((text) => text !== "") };
}

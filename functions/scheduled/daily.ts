import { checkDaily } from "../daily/daily-check";

/** Netlify's schedule (UTC): shortly after midnight in New York, in winter and in summer. */
export const config = { schedule: "10 5 * * *" };

/** The daily check, a scheduled function of Netlify, as is every file in this folder. */
export default function daily(): Promise<Response> {
  return checkDaily();
}

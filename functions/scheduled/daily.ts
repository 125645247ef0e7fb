import { checkDaily } from "../daily/daily-check";

/** The daily check, a scheduled function of Netlify; netlify.toml has its schedule. */
export default function daily(): Promise<Response> {
  return checkDaily();
}

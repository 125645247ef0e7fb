/** The SMTP server that messages are sent through. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Implicit TLS (smtps). Otherwise STARTTLS is required, except on a loopback host. */
  secure: boolean;
  /** On this machine, so that nothing crosses a network. */
  loopback: boolean;
  credentials?: { user: string; password: string };
}

/** Parses an smtp: or smtps: URL; undefined if it is none, or has a path, a query or a fragment. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  // URL drops line breaks and tabs without a word.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === "smtps:";
  if (!secure && url.protocol !== "smtp:") return undefined;
  // An option after the host could switch certificate checks off.
  if (url.hostname === "" || !["", "/"].includes(url.pathname) || url.search || url.hash) return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? (secure ? 465 : 587) : Number(url.port);
  const server = { host, port, secure, loopback: isLoopback(host) };
  if (port === 0) return undefined;
  if (url.username === "" && url.password === "") return server;
  const credentials = readCredentials(url);
  return credentials && { ...server, credentials };
}

function readCredentials({ username, password }: URL): SmtpServer["credentials"] {
  if (username === "" || password === "") return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined; // A percent sign that encodes nothing.
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}

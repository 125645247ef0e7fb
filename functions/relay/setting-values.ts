import type { SMTPTransportOptions } from "nodemailer";
import { isMailAddress } from "../../src/forms/address";

/* The parsers of settings. Each returns undefined, or throws, if the text is invalid. */

/** Parses an email address in ASCII, which every mail server accepts. */
export function parseAddress(text: string): string | undefined {
  return isMailAddress(text) && /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

/** Parses a comma-separated list of addresses. Duplicates are removed. */
export function parseAddressList(text: string): string[] | undefined {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  const addresses = new Map(parts.map((part) => [part.toLowerCase(), parseAddress(part)]));
  const validAddresses = [...addresses.values()].filter((address) => address !== undefined);
  return validAddresses.length === addresses.size && addresses.size > 0 ? validAddresses : undefined;
}

/**
 * Normalizes an address for comparing mailboxes: lower case, no +tag, and at Gmail no dots in the name. A few servers
 * distinguish such addresses, but treating them as one mailbox is safer.
 */
export function mailboxOf(address: string): string {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  const localPart = name.replace(/\+.*/, "");
  return /^g(?:oogle)?mail\.com$/.test(host)
    ? `${localPart.replaceAll(".", "")}@gmail.com`
    : `${localPart}@${host}`;
}

/**
 * Parses an smtp: or smtps: URL into nodemailer's options. The connection uses TLS, except for smtp: on this
 * machine. If the URL has a user and a password, the login is required. The only option is `name`, the domain in the
 * greeting (EHLO). A path, another option or a fragment is refused, because an option could switch certificate checks
 * off. User and password may contain / ? # and spaces without encoding. A percent sign is %25.
 */
export function parseSmtpUrl(text: string): SMTPTransportOptions | undefined {
  const encodedText = text.replace(/(?<=:\/\/).*(?=@)/, (login) =>
    login.replace(/[/?# ]/g, encodeURIComponent),
  );
  const url = parseUrl(encodedText, /^smtps?:/);
  const [, name] = /^\?name=([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(url?.search ?? "") ?? [];
  const unexpectedPart = url && url.pathname + (name === undefined ? url.search : "") + url.hash;
  if (!url || url.port === "0" || !["", "/"].includes(unexpectedPart ?? "")) return undefined;
  const isSecure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isLoopback = host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
  const server = {
    ...(name !== undefined && { name }),
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback,
    // A mail server on this machine may have a self-signed certificate.
    ignoreTLS: !isSecure && isLoopback,
    // Closes immediately, because a half-open connection would keep the process running.
    socketCloseTimeout: 0,
  };
  if (url.username === "" && url.password === "") return server;
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return auth.user && auth.pass ? { ...server, auth, forceAuth: true } : undefined;
}

/** Parses a whole number from 1 to 999999. */
export function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Parses an https: URL, or an http: URL of 127.0.0.1. */
export function parseHttpUrl(text: string): string | undefined {
  return parseUrl(text, /^(?:https:|http:\/\/127\.0\.0\.1[:/])/) && text;
}

/** Parses the URL of a Redis server. */
export function parseRedisUrl(text: string): string | undefined {
  return parseUrl(text, /^rediss?:/) && text;
}

// URL drops line breaks and tabs without an error.
function parseUrl(text: string, protocolPattern: RegExp): URL | undefined {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocolPattern.test(url.href) && url.hostname !== "" ? url : undefined;
}

import type { SMTPTransportOptions } from "nodemailer";
import { isMailAddress } from "../../src/forms/address";

/** Parses a mail address; undefined if it is none, or not ASCII, which not every mail server accepts. */
export function parseAddress(text: string): string | undefined {
  const address = text.trim();
  return isMailAddress(address) && /^[\x21-\x7e]+$/.test(address) ? address : undefined;
}

/** Parses a comma-separated list of addresses; undefined if it is empty, or one is invalid or a duplicate. */
export function parseAddressList(text: string): string[] | undefined {
  const addresses = text.split(",").map(parseAddress);
  const good = addresses.filter((address) => address !== undefined);
  const different = new Set(good.map((address) => address.toLowerCase()));
  return different.size === addresses.length ? good : undefined;
}

/**
 * Normalizes an address for comparing mailboxes: lower case, no +tag, and at Gmail no dots in the name. A few servers
 * distinguish such addresses; to treat them as the same mailbox is the safe error.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  const host = address.slice(at + 1).toLowerCase();
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/**
 * Parses an smtp: or smtps: URL into nodemailer's options: with TLS except on this machine, and with a login if the
 * URL has one, or not at all.
 * @returns undefined if it is none, or has a path, a query or a fragment: an option could switch certificate checks off
 */
export function parseSmtpUrl(text: string): SMTPTransportOptions | undefined {
  const url = parseUrl(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return undefined;
  if (!["", "/"].includes(url.pathname) || url.search || url.hash) return undefined;
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isLoopback = host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
  const server = {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback,
    // A mail server on this machine may have a self-signed certificate.
    ignoreTLS: !secure && isLoopback,
    // Closes at once: a half-open connection would keep the process running.
    socketCloseTimeout: 0,
  };
  if (url.username === "" && url.password === "") return server;
  const [user, pass] = [url.username, url.password].map(decode);
  return user && pass ? { ...server, auth: { user, pass }, forceAuth: true } : undefined;
}

/** Parses a whole number from 1 to 999999; undefined if it is none. */
export function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Parses an https: URL, or an http: one of 127.0.0.1; undefined if it is none. */
export function parseHttpUrl(text: string): string | undefined {
  const { protocol, hostname } = parseUrl(text) ?? {};
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1") ? text : undefined;
}

/** Parses the URL of a Redis server; undefined if it is none. */
export function parseRedisUrl(text: string): string | undefined {
  const { protocol, hostname } = parseUrl(text) ?? {};
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "" ? text : undefined;
}

// URL drops line breaks and tabs without an error.
function parseUrl(text: string): URL | undefined {
  return /[\s\p{Cc}]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // A percent sign that encodes nothing.
  }
}

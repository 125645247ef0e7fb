/** The ports of the local mailbox. */
export interface MailboxPorts {
  smtp: number;
  web: number;
}

/** The settings of the functions for a machine without a mail account; all addresses are reserved ones. */
export function localMailSettings({ smtp }: Pick<MailboxPorts, "smtp">): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${String(smtp)}`,
    MAIL_FROM: "website@ministry.example",
    CONTACT_TO: "contact@ministry.example",
    BOOKING_TO: "bookings@ministry.example",
    PRAYER_TO: "prayer@ministry.example",
    PRAYER_CONFIDENTIAL_TO: "confidential@ministry.example",
  };
}

/** The local settings, overridden by the developer's own. */
export function withLocalMail(environment: NodeJS.ProcessEnv, ports: MailboxPorts): Record<string, string> {
  const settings = localMailSettings(ports);
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, environment[name] ?? value]),
  );
}

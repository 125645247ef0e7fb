/** Where the local mailbox listens. */
export interface MailboxPorts {
  smtp: number;
  web: number;
}

/** The settings that the functions need, for a machine without a mail account: reserved addresses only. */
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

/** The local settings, except where the developer has set their own. */
export function withLocalMail(environment: NodeJS.ProcessEnv, ports: MailboxPorts): Record<string, string> {
  const settings = localMailSettings(ports);
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, environment[name] ?? value]),
  );
}

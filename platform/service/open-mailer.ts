// Opens the mailer, and says where mails stay.
import type { Config } from "../config/config.ts";
import type { Logger } from "../log.ts";
import { createCanReceive, isReserved } from "../mail/can-receive.ts";
import { openMailer } from "../mail/open.ts";
import type { Mailer } from "../mail/port.ts";

/** Before the jobs work: they send the mails. A wrong URL throws with one line that names no password. */
export async function openMailerOf(
  { mail, oidc }: Pick<Config, "mail" | "oidc">,
  dataDir: string,
  log: Pick<Logger, "warn">,
  resources: AsyncDisposableStack,
): Promise<Mailer> {
  // With a real issuer there are real people, who wait for their mails.
  if (oidc && mail.url.startsWith("file:"))
    log.warn({}, "SB_MAIL_URL is not set: mails are kept in the data folder, not sent");
  return resources.adopt(await openMailer(mail.url, dataDir, mail), (open) => open.close());
}

/** Whether a domain can receive mail. Where mails are kept in the data folder, the DNS is not asked. */
export const canReceiveOf = ({ mail }: Pick<Config, "mail">): ((domain: string) => Promise<boolean>) =>
  mail.url.startsWith("file:") ? async (domain) => !isReserved(domain) : createCanReceive();

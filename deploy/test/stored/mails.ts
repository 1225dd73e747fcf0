// For tests: the mails that a server wrote to its data folder.
import { openOutbox } from "@sb/platform/mail/open.ts";
import PostalMime, { type Email } from "postal-mime";

/** To one person, newest first. */
export async function mailsTo(dataDir: string, address: string): Promise<readonly Email[]> {
  const outbox = await openOutbox("file:", dataDir);
  try {
    const names = await outbox.names();
    const stored = await Promise.all(names.map((name) => outbox.get(name)));
    const mails = await Promise.all(stored.map((bytes) => PostalMime.parse(bytes ?? "")));
    return mails.filter(({ to = [] }) => to.some((one) => one.address === address));
  } finally {
    await outbox.close();
  }
}

// Picks the mail adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join, resolve } from "node:path";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { MailAddress, Mailer } from "./port.ts";

export type MailLogin = { readonly user: string; readonly password: string };
export type MailOptions = { readonly from: MailAddress; readonly login?: MailLogin | undefined };

/** `file:` is the folder `mail` in the data folder, `file:/absolute/folder` another one. */
export async function openMailer(url: string, dataDir: string, { from, login }: MailOptions): Promise<Mailer> {
  if (url.startsWith("file:")) {
    const { createFileMailer } = await import("./file.ts");
    return createFileMailer(await openOutbox(url, dataDir), from);
  }
  // A URL may hold a password, so errors show its scheme only.
  if (!/^smtps?:/.test(url)) throw new Error(`No mail adapter for this URL: ${url.split(":", 1)[0]}:`);
  const [{ createSmtpMailer }, { smtpSettingsOf }] = await Promise.all([
    import("./smtp.ts"),
    import("./smtp-settings.ts"),
  ]);
  return createSmtpMailer(smtpSettingsOf(url, login), from);
}

/** The mails that the `file:` adapter wrote, for those who show them. */
export async function openOutbox(url: string, dataDir: string): Promise<Outbox> {
  const path = url.slice("file:".length).replace(/^\/\/(?=\/)/, "");
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a file: URL must be absolute");
  const { openFolder } = await import("../files/folder/folder.ts");
  return createOutbox(await openFolder(resolve(path === "" ? join(dataDir, "mail") : path)));
}

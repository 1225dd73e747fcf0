// The settings of outgoing mail (`SB_MAIL_…`).
import { isEmail } from "@sb/contracts/email.ts";
import * as z from "zod";

/** A name and an address, or an address alone. */
const FORM = /^(?:(?<name>[^<>@\p{Cc}]{1,100}?)\s*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u;

/** Who mails are from: `Safer Block <no-reply@example.org>`. */
export const MailFrom = z.string().transform((text, context) => {
  const { name = "", named, bare = "" } = FORM.exec(text.trim())?.groups ?? {};
  const address = (named ?? bare).trim();
  if (isEmail(address)) return { name: name.replace(/^"|"$/g, ""), address };
  context.addIssue({
    code: "custom",
    message: "must be an address, or a name and an address: Name <name@example.org>",
  });
  return z.NEVER;
});

/** For mails that stay on this machine. */
const LOCAL_FROM = { name: "Safer Block", address: "no-reply@safer-block.localhost" };

export type MailConfig = {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly login: { readonly user: string; readonly password: string } | undefined;
};

export type MailEnvironment = {
  readonly SB_MAIL_URL: string;
  readonly SB_MAIL_FROM?: MailConfig["from"] | undefined;
  readonly SB_MAIL_USER?: string | undefined;
  readonly SB_MAIL_PASSWORD?: string | undefined;
};

/** Throws with one line that names no secret. */
export function mailConfigOf(env: MailEnvironment): MailConfig {
  const { SB_MAIL_URL: url, SB_MAIL_FROM: from, SB_MAIL_USER: user, SB_MAIL_PASSWORD: password } = env;
  if ((user === undefined) !== (password === undefined))
    throw new Error("SB_MAIL_USER and SB_MAIL_PASSWORD go together");
  const isLocal = url.startsWith("file:");
  if (!isLocal && !from)
    throw new Error("SB_MAIL_FROM must be set with SB_MAIL_URL: servers refuse mails from nowhere");
  const login = user !== undefined && password !== undefined ? { user, password } : undefined;
  return { url, from: from ?? LOCAL_FROM, login };
}

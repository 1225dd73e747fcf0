// Reads an smtp: or smtps: URL. No error repeats the URL, which may hold a password.
import { isLoopbackName } from "../config/loopback.ts";
import type { MailLogin } from "./open.ts";

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Without TLS by STARTTLS (RFC 3207) nothing is sent. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly tls?: { readonly ca: string };
};

const SCHEMES = ["smtp:", "smtps:"];
const TLS = ["required", "optional"];
const DEFAULT_PORTS = { plain: 587, secure: 465 };

/**
 * `smtps://host[:465]` or `smtp://host[:587]`. The latter asks for STARTTLS, unless the host is this machine or the URL
 * ends in `?tls=optional`. Throws where a login would go over the network in the clear.
 */
export function smtpSettingsOf(text: string, login: MailLogin | undefined): SmtpSettings {
  const url = URL.parse(text);
  if (!url || !SCHEMES.includes(url.protocol) || !url.hostname)
    throw new Error("SB_MAIL_URL is no smtp: or smtps: URL");
  const secure = url.protocol === "smtps:";
  const auth = authOf(url, login);
  const requireTLS = !secure && requiresTls(url, auth !== undefined);
  const port = Number(url.port || (secure ? DEFAULT_PORTS.secure : DEFAULT_PORTS.plain));
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port, secure, requireTLS, ...(auth ? { auth } : {}) };
}

function authOf({ username, password }: URL, login: MailLogin | undefined): SmtpSettings["auth"] {
  const inUrl = username !== "" || password !== "";
  if (inUrl && login) throw new Error("the mail server's login is in SB_MAIL_URL and in SB_MAIL_USER: keep one");
  if (login) return { user: login.user, pass: login.password };
  if (!inUrl) return undefined;
  if (username === "" || password === "") throw new Error("SB_MAIL_URL needs a user and a password, or neither");
  return { user: decoded(username), pass: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("the login in SB_MAIL_URL is not percent-encoded as it should be");
  }
}

function requiresTls({ hostname, pathname, searchParams }: URL, hasLogin: boolean): boolean {
  const tls = searchParams.get("tls") ?? (isLoopbackName(hostname) ? "optional" : "required");
  const isKnown = TLS.includes(tls) && [...searchParams.keys()].every((key) => key === "tls");
  if (!isKnown || !["", "/"].includes(pathname))
    throw new Error("SB_MAIL_URL knows no option but tls=required and tls=optional");
  if (tls === "optional" && hasLogin && !isLoopbackName(hostname))
    throw new Error("SB_MAIL_URL: a login may not go over the network without TLS: drop tls=optional");
  return tls === "required";
}

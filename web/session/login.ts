// Login at the issuer: authorization code with PKCE (RFC 7636, S256), state and nonce.
import { deviceOf } from "@sb/contracts/account/device.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { call } from "../api/client.ts";
import { languageNow } from "../i18n/language-now.ts";
import { withTexts } from "../i18n/load.ts";
import { type InAppBrowser, inAppBrowserOf } from "./in-app-browser.ts";
import { inTab } from "./storage.ts";

const KEY = "sb-login-attempt";

type Attempt = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly returnTo: string;
};

/** The issuer redirected back without a usable code. */
export class LoginFailed extends Error {
  override readonly name = "LoginFailed";
}

/**
 * Redirects to the issuer; `returnTo` is the path to open after the login. In a browser inside another app it first says that the
 * issuer refuses that, and offers the way out. @returns whether this page is being left
 */
export async function beginLogin(returnTo: string): Promise<boolean> {
  const app = inAppBrowserOf(navigator.userAgent);
  if (app && !(await staysIn(app))) return false;
  await startLogin(returnTo);
  return true;
}

async function staysIn(app: InAppBrowser): Promise<boolean> {
  const { openInAppDialog } = await withTexts(["inApp"], () => import("./in-app-dialog.tsx"));
  return openInAppDialog(app);
}

async function startLogin(returnTo: string): Promise<void> {
  const config = await call("GET user/login/config");
  const attempt: Attempt = {
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    redirectUri: new URL(config.redirectPath, location.origin).href,
    returnTo,
  };
  inTab.setItem(KEY, JSON.stringify(attempt));
  const url = new URL(config.authorizationUrl);
  const given = {
    response_type: "code",
    client_id: config.clientId,
    scope: config.scope,
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await challengeOf(attempt.codeVerifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(given)) url.searchParams.set(name, value);
  location.assign(url);
}

export type Returned = { readonly answer: ResponseOf<"POST user/login">; readonly returnTo: string };

/** Exchanges the issuer's code. Throws LoginFailed if it does not belong to a login attempt of this tab. */
export async function finishLogin(sent: { code?: string; state?: string }): Promise<Returned> {
  const attempt = takeAttempt();
  if (!attempt || !sent.code || sent.state !== attempt.state) throw new LoginFailed();
  const { codeVerifier, nonce, redirectUri, returnTo } = attempt;
  const body = {
    code: sent.code,
    codeVerifier,
    nonce,
    redirectUri,
    language: languageNow(),
    device: deviceOf(navigator.userAgent),
  };
  const answer = await call("POST user/login", { body });
  return { answer, returnTo };
}

/** An attempt can be used once. */
function takeAttempt(): Attempt | undefined {
  const stored = inTab.getItem(KEY);
  inTab.removeItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Attempt);
}

const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** RFC 7636 section 4.2. */
export async function challengeOf(codeVerifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(codeVerifier))));
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

// The tokens in the links of the newsletter's mails: who, and a MAC that only this service can make.

/** HMAC under a key of its own for each purpose, base64url (`Vault.mac`). */
type Mac = (purpose: string, text: string) => string;

const CONFIRM = "newsletter-confirm";
const END = "newsletter-end";

export type ConfirmLink = { readonly subscriberId: string; readonly askId: string };
export type EndLink = { readonly subscriberId: string };

export const confirmToken = (mac: Mac, { subscriberId, askId }: ConfirmLink): string =>
  signed(mac, CONFIRM, [subscriberId, askId]);

export const endToken = (mac: Mac, { subscriberId }: EndLink): string => signed(mac, END, [subscriberId]);

/** Undefined where the token was not made here, or for something else. */
export function readConfirmToken(mac: Mac, token: string): ConfirmLink | undefined {
  const [subscriberId = "", askId = ""] = token.split(".");
  const link = { subscriberId, askId };
  return isSame(token, confirmToken(mac, link)) ? link : undefined;
}

/** As `readConfirmToken`. */
export function readEndToken(mac: Mac, token: string): EndLink | undefined {
  const [subscriberId = ""] = token.split(".");
  const link = { subscriberId };
  return isSame(token, endToken(mac, link)) ? link : undefined;
}

function signed(mac: Mac, purpose: string, parts: readonly string[]): string {
  const text = parts.join(".");
  return `${text}.${mac(purpose, text)}`;
}

/** In the same time, wherever they differ. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}

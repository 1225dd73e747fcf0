// The tokens in links of mails: ids, and a MAC that only this service can make.

/** HMAC under a key of its own for each purpose, base64url (`Vault.mac`). */
export type Mac = (purpose: string, text: string) => string;

/** `parts` hold no dot. */
export function signLink(mac: Mac, purpose: string, parts: readonly string[]): string {
  const text = parts.join(".");
  return `${text}.${mac(purpose, text)}`;
}

/** The parts of a token. Undefined where it was not made here, or for something else, or of another number of parts. */
export function readLink(mac: Mac, purpose: string, count: number, token: string): readonly string[] | undefined {
  const parts = token.split(".").slice(0, count);
  return isSame(token, signLink(mac, purpose, parts)) && parts.length === count ? parts : undefined;
}

/** In the same time, wherever they differ. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}

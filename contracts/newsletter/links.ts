// The tokens in the links of the newsletter's mails (../signed-link.ts).
import { type Mac, readLink, signLink } from "../signed-link.ts";

const CONFIRM = "newsletter-confirm";
const END = "newsletter-end";

export type ConfirmLink = { readonly subscriberId: string; readonly askId: string };
export type EndLink = { readonly subscriberId: string };

export const confirmToken = (mac: Mac, { subscriberId, askId }: ConfirmLink): string =>
  signLink(mac, CONFIRM, [subscriberId, askId]);

export const endToken = (mac: Mac, { subscriberId }: EndLink): string => signLink(mac, END, [subscriberId]);

/** Undefined where the token was not made here, or for something else. */
export function readConfirmToken(mac: Mac, token: string): ConfirmLink | undefined {
  const [subscriberId, askId] = readLink(mac, CONFIRM, 2, token) ?? [];
  return subscriberId === undefined || askId === undefined ? undefined : { subscriberId, askId };
}

/** As `readConfirmToken`. */
export function readEndToken(mac: Mac, token: string): EndLink | undefined {
  const [subscriberId] = readLink(mac, END, 1, token) ?? [];
  return subscriberId === undefined ? undefined : { subscriberId };
}

// The tokens in the links of mails about watches (../signed-link.ts).
import { type Mac, readLink, signLink } from "../signed-link.ts";

const END = "watch-end";
const PAUSE = "watch-pause";

/** The effect of a link: it ends one watch, or pauses all of a person's that are told of daily. */
export type WatchLink = { readonly watchSeq: number } | { readonly userId: string };

export const endWatchToken = (mac: Mac, watchSeq: number): string => signLink(mac, END, [String(watchSeq)]);

export const pauseDailyToken = (mac: Mac, userId: string): string => signLink(mac, PAUSE, [userId]);

/** Undefined where the token was not made here, or for something else. */
export function readWatchToken(mac: Mac, token: string): WatchLink | undefined {
  const [watchSeq] = readLink(mac, END, 1, token) ?? [];
  if (watchSeq !== undefined) return { watchSeq: Number(watchSeq) };
  const [userId] = readLink(mac, PAUSE, 1, token) ?? [];
  return userId === undefined ? undefined : { userId };
}

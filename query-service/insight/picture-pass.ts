// The pass to an article's pictures while it is not published. `<img>` sends no access token, so editors get one that stands in
// the address: for one article, and for hours.
import { timingSafeEqual } from "node:crypto";
import { SKEW_MS } from "@sb/contracts/limits.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Mac = Pick<Vault, "mac">["mac"];

const PURPOSE = "article-pictures";
const HOUR_MS = 3_600_000;
/** A working day. */
const HOURS = 12;

/** `now`: milliseconds since 1970. The same within an hour, so that browsers keep the pictures. */
export function picturePass(mac: Mac, viewSeq: number, now: number): string {
  return passUntil(mac, viewSeq, Math.ceil(now / HOUR_MS) + HOURS);
}

/** Whether it was made here, for this article, and its time is not up. */
export function isPicturePass(mac: Mac, viewSeq: number, pass: string, now: number): boolean {
  const until = Number(/^\d{1,9}(?=\.)/.exec(pass)?.[0]);
  const left = until * HOUR_MS - now;
  // None that is made now holds for longer: it was made by a clock that was put back since.
  if (!(left > 0 && left <= (HOURS + 1) * HOUR_MS + SKEW_MS)) return false;
  const [given, expected] = [pass, passUntil(mac, viewSeq, until)].map((text) => Buffer.from(text));
  return given !== undefined && given.length === expected?.length && timingSafeEqual(given, expected);
}

/** `until`: hours since 1970. */
const passUntil = (mac: Mac, viewSeq: number, until: number): string =>
  `${until}.${mac(PURPOSE, `${viewSeq}.${until}`)}`;

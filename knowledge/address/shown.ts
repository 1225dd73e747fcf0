// How a site is shown: a reader must see where it really leads.
import { hostToAscii, hostToUnicode } from "./host-text.ts";
import { latinOf } from "./latin.ts";

/**
 * A URL or a host as it was written, without its user part (`https://bank.example@evil.example` leads to evil.example)
 * and without hidden characters; its host decoded, or in punycode where its letters deceive.
 */
export function shownSite(text: string): string {
  const plain = text.replace(/[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "");
  const [, scheme = "", authority = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#\\]*)(.*)$/is.exec(plain) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  return scheme + shownHost(host) + rest;
}

function shownHost(host: string): string {
  const [, name = "", port = ""] = /^(.*?)(:\d{1,5})?$/s.exec(host) ?? [];
  if (!/[^\0-\x7f]|xn--/i.test(name)) return host;
  const ascii = hostToAscii(name);
  if (ascii === "") return host;
  const decoded = hostToUnicode(ascii);
  return (decoded.split(".").every(isHonest) ? decoded : ascii) + port;
}

const ALLOWED: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]*$/u,
  ...["Cyrillic", "Greek", "Arabic", "Hebrew", "Thai", "Devanagari", "Armenian", "Georgian"].map(
    (script) => new RegExp(String.raw`^[\p{Script=${script}}\p{Script=Common}\p{Script=Inherited}]*$`, "u"),
  ),
];

/** Scripts that are written together, and letters that don't all look Latin (UTS 39, "highly restrictive"). */
function isHonest(label: string): boolean {
  const looksLatin = /[^\0-\x7f]/.test(label) && /^[\0-\x7f]*$/.test(latinOf(label));
  return !looksLatin && ALLOWED.some((scripts) => scripts.test(label));
}

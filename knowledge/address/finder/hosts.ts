// The host of a link or of a word: where it ends, when words of a sentence stand right beside it.
import { siteIdentities, siteKey } from "../site.ts";
import { type FoundTarget, targetOf } from "./findings.ts";

const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** A link's beginning, its host and the rest. */
const PARTS = /^([a-z][a-z0-9+.-]*:[/\\]{2}(?:[^\s/?#\\@]*@)?)?([^\s/?#\\:[\]]*|\[[^\]]*\])(.*)$/is;

/** Each reading of the host once: East Asian letters that touch it may be words, or part of it. */
export function hostsIn(text: string): readonly FoundTarget[] {
  const [, scheme = "", written = "", rest = ""] = PARTS.exec(text) ?? [];
  const host = scheme === "" ? written.replace(/^[-_]+/, "") : written;
  const targets = [
    ...(scheme === "" ? numbered(host, rest) : asNumber(scheme, host, rest)),
    ...(isWithinWords(host) ? [] : whole(scheme, host, rest)),
    ...latinPart(host, rest),
    ...ipPart(host),
  ];
  const keys = targets.map(({ addressKey }) => addressKey);
  return targets.filter(({ addressKey }, i) => keys.indexOf(addressKey) === i && !isHeld(targets, addressKey, i));
}

/** A Latin host with East Asian words on both sides: `사이트는evil.com이에요`. */
const isWithinWords = (host: string): boolean =>
  EAST_ASIAN.test(host) && cutRight(host) !== host && latinPart(host, "").length > 0;

/** Asked about with another already. */
const isHeld = (targets: readonly FoundTarget[], key: string, at: number): boolean =>
  targets.some(({ identities }, i) => i < at && identities.some(({ addressKey }) => addressKey === key));

/** The shown text, and every key that it can have. */
function site(text: string, ...others: readonly string[]): readonly FoundTarget[] {
  const keys = [...new Set([text, ...others].flatMap((each) => siteKey(each) ?? []))];
  const [first, ...more] = keys.flatMap(siteIdentities);
  return first ? [targetOf(text, [first, ...more])] : [];
}

/** `1.evil.com`, the first of a list, or a host of evil.com. */
function numbered(host: string, rest: string): readonly FoundTarget[] {
  const [, listed = ""] = /^\d{1,2}\.(.+)$/s.exec(host) ?? [];
  const cut = cutRight(listed);
  if (cut === undefined) return [];
  const path = cut === listed ? rest : "";
  return !IPV4.test(host) ? site(cut + path, host.slice(0, host.length - listed.length) + cut + path) : [];
}

/** Browsers take `0xb9dc6507` and `3118228743` for an IPv4 address. */
function asNumber(scheme: string, host: string, rest: string): readonly FoundTarget[] {
  if (!/^https?:/i.test(scheme) || !/^[\dx.]/i.test(host) || siteKey(host) !== undefined) return [];
  const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
  const key = IPV4.test(hostname) ? siteKey(hostname + rest) : undefined;
  const [first, ...more] = key === undefined ? [] : siteIdentities(key);
  return first ? [targetOf(scheme + host + rest, [first, ...more])] : [];
}

function whole(scheme: string, host: string, rest: string): readonly FoundTarget[] {
  const cut = cutRight(host);
  if (cut === undefined) return [];
  const path = cut === host ? rest : "";
  // A full stop without a space after it: `evil.com.It was`.
  const [, shorter = ""] = /^(.*\.(?:com|net|org|kr|io|jp|de|cn))\.[A-Z][a-z]*$/.exec(cut) ?? [];
  const isTwo = siteKey(shorter) !== undefined;
  return isTwo ? site(scheme + shorter, scheme + cut + path) : site(scheme + cut + path);
}

/** Without the words after it. Undefined where no part from its beginning on is a host. */
function cutRight(host: string): string | undefined {
  if (siteKey(host) !== undefined) return host;
  const labels = host.split(".");
  for (let last = labels.length - 1; last >= 1; last -= 1) {
    const before = labels.slice(0, last).join(".");
    const cut = endingsOf(labels[last] ?? "")
      .map((ending) => `${before}.${ending}`)
      .find((each) => siteKey(each) !== undefined);
    if (cut !== undefined) return cut;
    if (!/^(?:[^\0-\x7f]|[A-Z][a-z]*$)/.test(labels[last] ?? "") && !/\.(?:com|net|org)$/.test(before))
      return undefined;
  }
  return undefined;
}

/** Top-level domains that a label may begin with, the longest first: `com에서`, `comCopy`, `한국에서`. */
function endingsOf(label: string): readonly string[] {
  const latin = [/^[a-z]{2,24}(?=[^\0-\x7f]|$)/i, /^[a-z]{2,24}(?=[A-Z])/].flatMap(
    (form) => form.exec(label)?.[0] ?? [],
  );
  const letters = /^[^\0-\x7f]/.test(label) ? Array.from(label).slice(0, LONGEST_ENDING) : [];
  return [...latin, ...letters.map((_, i) => letters.slice(0, letters.length - i).join(""))];
}

/** Characters of a top-level domain that is not in Latin letters. */
const LONGEST_ENDING = 6;

/** With East Asian words before it. */
function ipPart(host: string): readonly FoundTarget[] {
  const [ip] = /(?<![a-z0-9.])\d{1,3}(?:\.\d{1,3}){3}(?![a-z0-9]|\.\d)/i.exec(host) ?? [];
  return ip === undefined || !EAST_ASIAN.test(host) ? [] : site(ip);
}

/** The labels, or the end of a label, that have no East Asian letters. */
function latinPart(host: string, rest: string): readonly FoundTarget[] {
  const [latin = ""] =
    (EAST_ASIAN.test(host) && /(?<![a-z0-9-]|[a-z0-9-]\.)(?:[a-z0-9-]+\.)+[a-z]{2,24}(?![a-z0-9-])/i.exec(host)) || [];
  return site(host.endsWith(latin) ? latin + rest : latin);
}

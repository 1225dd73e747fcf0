// Links and hosts in a text, and what stands inside a link: an explorer's address, another link.
import { domainToUnicode } from "node:url";
import { attempt } from "../codecs/attempt.ts";
import { isExplorer } from "../explorers.ts";
import { latinOf } from "../latin.ts";
import { siteKey } from "../site.ts";
import { type Finding, type Placed, targetOf } from "./findings.ts";
import { walletsIn } from "./wallets-in.ts";

/** Letters that a path may be written in; Korean, Chinese and Japanese words follow a link without a space. */
const PATH = String.raw`(?:[\/?#\\][!#-;=?-_a-z{-~]*)?`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_\-]{1,63}`;
const HOST = String.raw`(?:${LABEL}\.){1,10}[\p{L}\p{M}\p{N}\-]{2,63}`;
const LINK = new RegExp(
  String.raw`(?<scheme>[a-z][a-z0-9+.\-]{1,11}:[\/\\]{2})(?:[^\s\/?#\\@<>"]{1,200}@)?(?:${HOST}|\[[0-9a-f:.]{2,45}\]|\d{1,3}(?:\.\d{1,3}){3})\.?(?::\d{1,5})?${PATH}`,
  "giu",
);
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@._\-])(?:${HOST}|\d{1,3}(?:\.\d{1,3}){3})(?![@\p{N}])(?::\d{1,5})?${PATH}`,
  "giu",
);
const MAIL = new RegExp(String.raw`[\p{L}\p{N}._%+\-]{1,64}@(?<host>${HOST})`, "giu");

/** What was found, and the text with the links blanked out, so that nothing is read twice. */
export function sitesIn(text: string): { readonly found: readonly Placed[]; readonly rest: string } {
  const found: Placed[] = [];
  let rest = text;
  for (const [form, judge] of [
    [LINK, link],
    [MAIL, mail],
    [BARE, link],
  ] as const) {
    for (const match of rest.matchAll(form)) {
      const findings = judge(match);
      found.push(...findings.map((finding) => ({ at: match.index, finding })));
      if (findings.length > 0) rest = blanked(rest, match.index, match[0].length);
    }
  }
  return { found, rest };
}

const blanked = (text: string, at: number, length: number): string =>
  text.slice(0, at) + " ".repeat(length) + text.slice(at + length);

function mail({ groups }: RegExpExecArray): readonly Finding[] {
  const text = groups?.host?.replace(/[.-]+$/, "") ?? "";
  const addressKey = siteKey(text);
  return addressKey === undefined ? [] : [{ kind: "MAIL_HOST", text, addressKey }];
}

function link(match: RegExpExecArray): readonly Finding[] {
  const text = match[0].replace(/[.,;:!?)\]}'*_~]+$/, "");
  const addressKey = siteKey(text);
  // A word and a host without a space between: `사이트는evil.com`.
  if (addressKey === undefined) return latinPart(text);
  const inside = insideOf(text);
  const isInnocent = isExplorer(addressKey.replace(/\/.*$/, "")) && inside.length > 0;
  return isInnocent ? inside : [site(text, addressKey), ...homoglyph(text, addressKey), ...latinPart(text), ...inside];
}

const site = (text: string, addressKey: string): Finding =>
  targetOf(text, [{ declareType: "SITE", addressKey, likelyChains: [] }]);

const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** East Asian letters that touch a Latin host may be words, or part of the host: both readings are judged. */
function latinPart(text: string): readonly Finding[] {
  const [, host = "", path = ""] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#]*)(.*)$/is.exec(text) ?? [];
  const [latin = ""] = (EAST_ASIAN.test(host) && /(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+[a-z]{2,24}/i.exec(host)) || [];
  const part = host.endsWith(latin) ? latin + path : latin;
  const addressKey = siteKey(part);
  return addressKey === undefined ? [] : [site(part, addressKey)];
}

/** A host that looks Latin and is not, also in punycode: `pаypal.com` with a Cyrillic а. */
function homoglyph(text: string, addressKey: string): readonly Finding[] {
  if (!addressKey.includes("xn--")) return [];
  const meant = siteKey(latinOf(domainToUnicode(addressKey.replace(/\/.*$/, ""))));
  if (meant === undefined || meant.includes("xn--")) return [];
  return [{ kind: "NEARLY", text, reason: "CHARACTERS", meant }];
}

/** In the path, the query and the fragment, whether percent-encoded or not. */
function insideOf(text: string): readonly Finding[] {
  const [, tail = ""] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/?#\\]*(.*)$/is.exec(text) ?? [];
  if (tail.length < 2) return [];
  const plain = attempt(() => decodeURIComponent(tail)) ?? tail;
  const host = siteKey(text)?.replace(/\/.*$/, "") ?? "";
  const around = isExplorer(host) ? "explorer" : "link";
  const links = [...plain.matchAll(/https?:\/\/[!-~]+/gi)].flatMap(([nested]) => {
    const addressKey = siteKey(nested);
    return addressKey === undefined || addressKey === siteKey(text) ? [] : [site(nested, addressKey)];
  });
  return [...walletsIn(plain, around).map(({ finding }) => finding), ...links];
}

// Links and hosts in a text, and what stands inside a link: an explorer's address, another link.
import { carriedIn, isCarrier } from "../carried.ts";
import { hostToUnicode } from "../host-text.ts";
import { latinOf } from "../latin.ts";
import { siteIdentities, siteKey } from "../site.ts";
import { type Finding, type Placed, targetOf } from "./findings.ts";
import { hostsIn } from "./hosts.ts";
import { decodedText } from "./readable.ts";

/** Letters that a path may be written in; Korean, Chinese and Japanese words follow a link without a space. */
const PATH = String.raw`(?:[\/?#\\][!#-;=?-_a-z{-~]*)?`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_\-]{1,63}`;
const HOST = String.raw`(?:${LABEL}\.){1,10}(?!\d{1,63}(?![\p{L}\p{N}_\-]))[\p{L}\p{M}\p{N}\-]{2,63}`;
const IP = String.raw`\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`;
/** An IPv4 address as browsers take it besides. */
const NUMBER = String.raw`(?:0x[0-9a-f]{1,8}|\d{8,10}|(?:0x?[0-9a-f]{1,8}\.){1,3}0x?[0-9a-f]{1,8})(?![\p{L}\p{N}.])`;
const LINK = new RegExp(
  String.raw`(?<scheme>[a-z][a-z0-9+.\-]{1,11}:[\/\\]{2})(?:[^\s\/?#\\@<>"]{1,200}@)?(?:${IP}|${NUMBER}|${HOST}|\[[0-9a-f:.]{2,45}\])\.?(?::\d{1,5})?${PATH}`,
  "giu",
);
/** A link that opens an app: its first word is no host. */
const APP_LINK = /(?<![a-z0-9])[a-z][a-z0-9+.-]{1,20}:(?:\/\/)?[!#-;=?-_a-z{-~]{3,}/gi;
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@_\-]|(?<!\.)\.)(?:(?:\d{1,2}\.)?${IP}|${HOST})(?![@\p{N}])(?::\d{1,5})?${PATH}`,
  "giu",
);
const MAIL = new RegExp(String.raw`[\p{L}\p{N}._%+\-]{0,64}@(?<host>${HOST})`, "giu");

/** Judges a text that a link carries as if it had been pasted. */
export type JudgeCarried = (text: string, around: "explorer" | "link") => readonly Finding[];

/** Finds sites. `rest`: the text with them blanked out, so that nothing is read twice. */
export function sitesIn(
  text: string,
  judge: JudgeCarried,
): { readonly found: readonly Placed[]; readonly rest: string } {
  const found: Placed[] = [];
  let rest = text;
  for (const [form, read] of [
    [LINK, (match: RegExpExecArray) => [...link(match[0], judge), ...candidatesOf(overLines(match, rest))]],
    [APP_LINK, (match: RegExpExecArray) => appLink(match[0], judge)],
    [MAIL, mail],
    [BARE, (match: RegExpExecArray) => bare(match, rest, judge)],
  ] as const) {
    for (const match of rest.matchAll(form)) {
      const text = form === MAIL ? match[0] : withoutNext(match[0]);
      const findings = read(Object.assign(match, { 0: text }));
      const [at, end] = [match.index, match.index + text.length];
      found.push(...findings.map((finding) => ({ at, end, finding })));
      // `@evil.com` may be a name as well.
      if (findings.length > 0 && !text.startsWith("@")) rest = blanked(rest, at, end);
    }
  }
  return { found, rest };
}

/** No text holds it: it is no space, so that nothing is joined over it. */
const BLANK = "\u0001";
export const blanked = (text: string, at: number, end: number): string =>
  text.slice(0, at) + BLANK.repeat(end - at) + text.slice(end);

/** In a table the next column follows a link's path after a comma. */
const withoutNext = (link: string): string =>
  link.replace(/[,;|](?=https?:|(?:[a-z]{2,20}:)?[a-z0-9]{25,}(?![a-z0-9=&]))(?<=[/?#\\].{0,2048}).*$/is, "");

function mail({ groups }: RegExpExecArray): readonly Finding[] {
  const text = groups?.host?.replace(/[.-]+$/, "") ?? "";
  const addressKey = siteKey(text);
  return addressKey === undefined ? [] : [{ kind: "MAIL_HOST", text, addressKey }];
}

function link(written: string, judge: JudgeCarried): readonly Finding[] {
  const text = written.replace(/[.,;:!?)\]}'*_~]+$/, "");
  const inside = insideOf(text, judge);
  if (isCarrier(text) && inside.length > 0) return inside;
  const hosts = hostsIn(text);
  return [...hosts.flatMap((host) => [host, ...homoglyph(host)]), ...(hosts.length > 0 ? inside : [])];
}

function appLink(text: string, judge: JudgeCarried): readonly Finding[] {
  const addressKey = siteKey(text);
  const inside = isCarrier(text) ? insideOf(text, judge) : [];
  if (inside.length > 0) return inside;
  const [first, ...more] = addressKey === undefined ? [] : siteIdentities(addressKey);
  return first && text.includes("://") ? [targetOf(text, [first, ...more])] : [];
}

function bare(match: RegExpExecArray, text: string, judge: JudgeCarried): readonly Finding[] {
  const readings = readingsOf(match[0], text.slice(Math.max(0, match.index - 100), match.index));
  if (readings === undefined) return [...link(match[0], judge), ...candidatesOf(overLines(match, text))];
  if (hostsIn(match[0]).length === 0) return [];
  return [{ kind: "NEARLY", text: readings[0] ?? match[0], reason: "PART" }, ...candidatesOf(readings)];
}

const candidatesOf = (readings: readonly string[]): readonly Finding[] =>
  readings.flatMap((reading): Finding[] => {
    const addressKey = siteKey(reading);
    return addressKey === undefined
      ? []
      : [{ kind: "CANDIDATE", text: reading, identities: siteIdentities(addressKey) }];
  });

/** A line may have ended within a host or a path; as often it ends between two words. */
function overLines({ 0: site, index }: RegExpExecArray, text: string): readonly string[] {
  const end = index + site.length;
  const [before, after] = [text.slice(Math.max(0, index - NEAR), index), text.slice(end, end + NEAR)];
  const [, first] = (site.includes("://") ? undefined : ENDED_LINE.exec(before)) ?? [];
  const [, last] = BEGUN_LINE.exec(after) ?? [];
  return [
    ...(first === undefined ? [] : [first + site]),
    ...(last === undefined ? [] : [site + last]),
    ...aroundHyphen(before, site),
  ];
}

/** `star- coin.com` may be one host, or a name and its host. */
function aroundHyphen(before: string, site: string): readonly string[] {
  if (site.includes("://")) return [];
  const [, word] =
    (site.startsWith("-") ? /(?:^|\s)([a-z0-9-]{1,40}) $/i : /(?:^|\s)([a-z0-9-]{0,40}[a-z0-9]) ?- $/i).exec(before) ??
    [];
  return word === undefined ? [] : [`${word}-${site.replace(/^-/, "")}`];
}

const NEAR = 80;
const ENDED_LINE = /(?:^|[\s("'<])([a-z0-9][a-z0-9.-]{0,62})[ \t]{0,2}\n[ \t>]{0,8}$/i;
const BEGUN_LINE = /^[ \t]{0,2}\n[ \t>]{0,8}([a-z0-9-]{1,24})(?![a-z0-9-]|\.[a-z0-9])/i;

/** All readings of a host that may have begun before its match. Undefined where it begins with the match. */
function readingsOf(host: string, before: string): readonly string[] | undefined {
  const [, hyphenated] = /([a-z0-9.-]*[a-z0-9])-\n[ \t>]*$/i.exec(before) ?? [];
  if (hyphenated !== undefined) return [`${hyphenated}-${host}`, hyphenated + host];
  const [, opened] = /(?:^|\s|:\/\/)([a-z0-9.-]+)\n[ \t>]*$/i.exec(before) ?? [];
  const isOpen = host.startsWith("-") || /:\/\/[a-z0-9.-]+\n[ \t>]*$/i.test(before);
  if (opened !== undefined && isOpen && !opened.startsWith("-")) return [opened + host];
  const [, dashed] = /([\p{L}\p{N}.-]*)[—―]$/u.exec(before) ?? [];
  if (dashed !== undefined) return [`${dashed}-${host}`, host];
  return /%[0-9a-f]?$/i.test(before) ? [host] : undefined;
}

/** A host that looks Latin and is not, also in punycode: `pаypal.com` with a Cyrillic а. */
function homoglyph({ text, addressKey }: { readonly text: string; readonly addressKey: string }): readonly Finding[] {
  if (!addressKey.includes("xn--")) return [];
  const meant = siteKey(latinOf(hostToUnicode(addressKey.replace(/\/.*$/, ""))));
  if (meant === undefined || meant.includes("xn--")) return [];
  return [{ kind: "NEARLY", text, reason: "CHARACTERS", meant }];
}

/** In the spelling that has slashes. */
const TON = /(?<=[/=])[EU][Qf][\w+/]{46}(?![\w+/])/g;

/** An account follows such a word in a link. */
const NAMES_ACCOUNT =
  /(?:^|[/?#&=_-])(?:address(?:es)?|addr|accounts?|wallets?|wallet_?address|owner|holders?|holding|profile|portfolio|tokens?|coins?|mint|contract|user|u|maker|to|from|recipient|search\?q)[/=:](?:[a-z]{2,12}:)?([1-9A-HJ-NP-Za-km-z]{40,44})(?![\w-])/gi;

/** Without a checksum, so that only its place tells that it is one. */
const accountsIn = (tail: string, judge: JudgeCarried): readonly Finding[] =>
  [...tail.matchAll(NAMES_ACCOUNT)].flatMap(([, account = ""]) => judge(account, "explorer"));

/** In the path, the query and the fragment, whether percent-encoded or not. */
function insideOf(text: string, judge: JudgeCarried): readonly Finding[] {
  const around = isCarrier(text) ? "explorer" : "link";
  const own = siteKey(text);
  const [, tail = ""] = /^(?:[a-z][a-z0-9+.-]*:[/\\]{2})?[^/?#\\]*(.*)$/is.exec(decodedText(text)) ?? [];
  const wallets = around === "link" ? [...accountsIn(tail, judge), ...judge(tail.replace(/[/.]/g, " "), "link")] : [];
  return [
    ...[...carriedIn(text), ...(tail.match(TON) ?? [])].flatMap((piece) => judge(piece, around)),
    ...wallets.filter((finding) => "identities" in finding && finding.identities[0]?.declareType === "WALLET"),
  ].filter((finding) => !("addressKey" in finding) || finding.addressKey !== own || around === "explorer");
}

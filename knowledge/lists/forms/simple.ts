// Forms whose lines stand for themselves: a target each, hosts files, rules of content blockers.
import type { Line } from "../input/lines.ts";
import { type Candidate, type Skipped, UnreadableList } from "../list.ts";
import { isGood } from "../verdict.ts";
import { idsRule } from "./ids-rules.ts";
import { NOWHERE, ruleOfLine } from "./line-rules.ts";

type Found = Candidate | Skipped;
const NOTHING: readonly Found[] = [];

/** Signs of comments, at the beginning and behind blanks. */
const COMMENT = /^(?:#|;|\/\/|!|--\s)/;
const INLINE = /\s(?:#|;|\/\/|--\s).*$/;

export function plainLine({ text, number }: Line): readonly Found[] {
  const line = text.trim();
  if (line === "" || COMMENT.test(line)) return NOTHING;
  const ids = idsRule(line, number);
  if (ids) return ids;
  // An exception may be for an entry that was given before. Named as rules, the list is held until all of them are known.
  if (isException(line)) throw new UnreadableList("NOT_A_LIST");
  const [comment = ""] = INLINE.exec(line) ?? [];
  const words = comment.replace(/^\s(?:#|;|\/\/|--)\s*/, "");
  if (TAKEN_BACK.test(words)) return [{ skipped: "NOT_BLOCKED", line: number }];
  const bare = line.replace(INLINE, "").trim();
  const [, said = ""] = /^\S+\s+(\S.{0,40})$/.exec(bare) ?? [];
  if (said !== "" && (isGood(said) || LET_THROUGH.test(said))) return [{ skipped: "NOT_BLOCKED", line: number }];
  const rule = ruleOfLine(bare);
  if (rule && "skipped" in rule) return [{ ...rule, line: number }];
  const hosts = rule?.hosts ?? [bare];
  return hosts.map((value) => ({ value, isText: true, words: [words], line: number }));
}

/** Words with which maps of mail and web servers let a host pass. */
const LET_THROUGH = /^(?:ok|accept|pass|dunno|permit\w*|allow)$/i;

/** Words behind an entry with which its publisher takes it back. */
const TAKEN_BACK =
  /^(?:false[\s_-]?positives?|fp|removed|delisted|revoked|white-?listed|오탐|해제|삭제|误报|誤報|已移除|已撤销|誤検知|解除|fehlalarm|entfernt)(?![\p{L}\p{N}])/iu;

export function targetOfLine(line: string): string {
  const bare = line.replace(INLINE, "").trim();
  const rule = ruleOfLine(bare);
  return rule && "hosts" in rule ? (rule.hosts[0] ?? "") : bare;
}

const TITLE = /^(?:[#;!]+|\/\/+|--+|\[)\s*[=*_#\s-]*(.{2,60}?)[\s=:*_#\]-]*$/;
const OF_SITES = String.raw`(?:\s(?:of|for|the|domains?|sites?|websites?|hosts?|urls?|entries|addresses|wallets?|good|safe|known|official|legit\w*))*`;
/** Titles of what is good or no longer listed, in five languages: a word about whitelisting is none. */
const ALLOWING = new RegExp(
  [
    String.raw`^(?:(?:the|our|domain|url|host|address|wallet)\s)?(?:allow|white|safe|trust)(?:ed)?[\s_-]?list(?:ed)?${OF_SITES}$`,
    String.raw`^(?:allow(?:ed)?|legit(?:imate)?|safe|trusted|benign|exceptions?|exclusions?|false[\s-]positives?|removed|delisted|expired)${OF_SITES}$`,
    "^(?:허용|화이트|예외|정상|안전|오탐|해제|공식)\\s?(?:된\\s)?(?:목록|리스트|도메인|사이트|주소|지갑)?$",
    "^(?:白名单|白名單|允许(?:列表|名单|清单)?|允許(?:清單|名單)?|例外|误报|誤報|(?:正常|官方)(?:网站|網站)|已移除)$",
    "^(?:ホワイトリスト|許可(?:リスト|一覧|サイト)?|除外(?:リスト|サイト)?|例外|誤検知|(?:正規|公式)サイト)$",
    "^(?:erlaubt(?:e\\s\\p{L}+)?|ausnahmen?|positivliste|freigegeben(?:e\\s\\p{L}+)?|freigabeliste|fehlalarme?|entfernt(?:e\\s\\p{L}+)?)$",
  ].join("|"),
  "iu",
);
const BLOCKING =
  /block|black|deny|scam|phish|malicious|fraud|fake|drain|차단|사기|피싱|악성|가짜|黑名|阻止|诈骗|詐騙|钓鱼|釣魚|ブラック|ブロック|詐欺|フィッシング|拒否|sperr|betrug|schädlich/iu;

/** A comment that is a title says what the lines after it are. */
export function titleOf(text: string): "ALLOWED" | "BLOCKED" | undefined {
  // A map of nginx that says 1 for what is good.
  const [, map] = /^(?:map|geo)\s+(?:\$\w+\s+)?\$(\w+)\s*\{/.exec(text.trim()) ?? [];
  if (map !== undefined) return /allow|white|good|safe|trust|pass/i.test(map) ? "ALLOWED" : "BLOCKED";
  const [, title] = TITLE.exec(text.trim()) ?? [];
  if (title === undefined) return undefined;
  if (ALLOWING.test(title)) return "ALLOWED";
  return BLOCKING.test(title) ? "BLOCKED" : undefined;
}

const OWN_NAMES =
  /^(?:localhost.*|local|broadcasthost|ip6-.*|0\.0\.0\.0|[^.]+|.*\.(?:local|localdomain|lan|internal|home\.arpa))\.?$/i;

export const isHostsLine = (line: string): boolean =>
  /^[0-9a-f:.%]+\s+[^\s#]*[^\s#.][^\s#]*/i.test(line) && NOWHERE.test(line.split(/\s/, 1)[0] ?? "");

export function hostsLine({ text, number }: Line): readonly Found[] {
  const [line = "", ...comment] = text.split("#");
  const [address = "", ...names] = line.trim().split(/\s+/);
  if (address === "") return NOTHING;
  // A name alone: lists of hosts are often both.
  if (names.length === 0) return plainLine({ text, number, isLast: false, isTooLong: false });
  const isTakenBack = TAKEN_BACK.test(comment.join("#").trim());
  if (isTakenBack || !NOWHERE.test(address)) return names.map(() => ({ skipped: "NOT_BLOCKED", line: number }));
  return names.map((name) =>
    OWN_NAMES.test(name)
      ? { skipped: "LOCAL", line: number }
      : { value: name, kind: "SITE", words: [comment.join("#")], line: number },
  );
}

const isCosmetic = (line: string): boolean => COSMETIC.test(line);

export const isComment = (line: string): boolean => COMMENT.test(line) && !isCosmetic(line);

export const isAdblockLine = (line: string): boolean =>
  /^\[(?:adblock|ublock|adguard)[^\]]*\]$/i.test(line) ||
  /^(?:@@)?\|\|?[\w*\u0080-\uffff]/.test(line) ||
  COSMETIC.test(line);

const COSMETIC = /^[^\s#"]*(?:#[@?$%]{0,3}#(?![#\s])|\$@?\$(?=\w))/;

/** Options with which a rule says something else than "block this host". */
const NARROWING =
  /^(?:domain|from|to|denyallow|app|method|ctag|client|dnstype|removeparam|queryprune|csp|permissions|redirect(?:-rule)?|rewrite|replace|header|cookie|hls|jsonprune|urltransform|uritransform|stealth|elemhide|ehide|generichide|ghide|specifichide|shide|content|extension|jsinject|urlblock|network|genericblock|dnsrewrite|ipaddress|urlskip)(?:=|$)/i;

/** Answers that a name server gives for a host that is blocked. */
const LEADS_NOWHERE =
  /^dnsrewrite=(?:(?:NOERROR;(?:A|AAAA);)?(?:0\.0\.0\.0|127\.0\.0\.1|::1?)|(?:NXDOMAIN|REFUSED|NOERROR)(?:;*))$/i;

/** Requests of other pages: with these alone a rule leaves the site itself open. */
const PART =
  /^(?:script|image|stylesheet|css|font|media|object(?:-subrequest)?|xmlhttprequest|xhr|websocket|webrtc|ping|beacon|inline-script|inline-font|other)$/i;
const WHOLE = /^(?:all|document|doc|popup|main_?frame|subdocument|frame)$/i;
const isPart = (options: readonly string[]): boolean =>
  options.some((option) => /^~(?:document|doc|all)$/i.test(option)) ||
  (options.some((option) => PART.test(option)) && !options.some((option) => WHOLE.test(option)));

export const isException = (line: string): boolean => /^@@(?:\|\|?|https?:|[\w*-]+\.)/i.test(line);

/** Says what a rule blocks or allows and how strongly; `off` names a rule that it switches off. */
export type AdblockRule =
  | { readonly block: Candidate; readonly rule: string; readonly isImportant: boolean }
  /** Everything of this host is allowed. */
  | { readonly allow: string; readonly rule: string; readonly isImportant: boolean }
  | { readonly off: string }
  | Skipped
  | undefined;

export function adblockRule({ text, number }: Line): AdblockRule {
  const line = text.trim();
  // Another list would have to be fetched for it.
  if (/^!#include\s/.test(line)) return { skipped: "BROKEN", line: number };
  if (line === "" || line.startsWith("!") || /^\[.*\]$/.test(line) || isCosmetic(line) || /^#(?!#)/.test(line))
    return undefined;
  const isException = line.startsWith("@@");
  const [pattern = "", options = ""] = splitOptions(isException ? line.slice(2) : line);
  const named = options.split(",").map((option) => option.trim());
  if (named.includes("badfilter")) return { off: ruleName(line) };
  if (isPart(named) || named.some((option) => NARROWING.test(option) && !LEADS_NOWHERE.test(option)))
    return { skipped: "PATTERN", line: number };
  const host = hostOfPattern(pattern);
  const said = { rule: line, isImportant: named.includes("important") };
  if (isException) return host?.isWhole ? { allow: host.value, ...said } : { skipped: "PATTERN", line: number };
  return host
    ? { block: { value: host.value, kind: "SITE", line: number }, ...said }
    : { skipped: "PATTERN", line: number };
}

const SAME: Readonly<Record<string, string>> = {
  ...{ doc: "document", "3p": "third-party", "1p": "first-party", "~third-party": "first-party", frame: "subdocument" },
  ...{ css: "stylesheet", xhr: "xmlhttprequest", ghide: "generichide", ehide: "elemhide", from: "domain" },
};

/** A rule without `badfilter` and the order of its options: the one that is switched off has the same. */
export function ruleName(line: string): string {
  const [pattern, options] = splitOptions(line);
  const named = options.split(",").map((option) => SAME[option.trim()] ?? option.trim());
  return `${pattern}$${named
    .filter((option) => option !== "badfilter" && option !== "")
    .sort()
    .join(",")}`;
}

/** The last `$` before the name of an option begins the options, unless it belongs to the pattern. */
function splitOptions(rule: string): readonly [pattern: string, options: string] {
  const at = rule.search(/\$~?[a-z_][\w-]*(?:[=,][^$]*)?$/i);
  return at < 0 ? [rule, ""] : [rule.slice(0, at), rule.slice(at + 1)];
}

function hostOfPattern(pattern: string): { readonly value: string; readonly isWhole: boolean } | undefined {
  if (/^\/.*\/$/.test(pattern)) return undefined;
  const bare = pattern.replace(/^\|\|?/, "").replace(/^(?:\*(?:\.|:\/\/)|:\/\/)/, "");
  const [, host, rest = ""] = /^((?:https?:\/\/)?[^/^*?|:\s]+(?::\d+)?)(.*)$/.exec(bare) ?? [];
  if (host === undefined || !host.includes(".")) return undefined;
  if (/^(?:\^|\/)?[*|^]*$/.test(rest)) return { value: host, isWhole: true };
  if (rest.includes("*")) return undefined;
  const path = rest.replace(/[\^|]+$/, "");
  return /^[/?]/.test(path) && !path.includes("^") ? { value: host + path, isWhole: false } : undefined;
}

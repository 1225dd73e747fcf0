// Forms whose lines stand for themselves: a target each, hosts files, rules of content blockers.
import type { Line } from "../input/lines.ts";
import type { Candidate, Skipped } from "../list.ts";

type Found = Candidate | Skipped;
const NOTHING: readonly Found[] = [];

/** Signs of comments, at the beginning and behind blanks. */
const COMMENT = /^(?:#|;|\/\/|!|--\s)/;
const INLINE = /\s(?:#|;|\/\/|--\s).*$/;

export function plainLine({ text, number }: Line): readonly Found[] {
  const line = text.trim();
  if (line === "" || COMMENT.test(line)) return NOTHING;
  const [comment = ""] = INLINE.exec(line) ?? [];
  const words = comment.replace(/^\s(?:#|;|\/\/|--)\s*/, "");
  if (TAKEN_BACK.test(words)) return [{ skipped: "NOT_BLOCKED", line: number }];
  const rule = ruleOfLine(line);
  if (rule && !rule.isBlocked) return [{ skipped: "ALLOWED", line: number }];
  const hosts = rule?.hosts ?? [line.replace(INLINE, "").trim()];
  return hosts.map((value) => ({ value, isText: true, words: [words], line: number }));
}

/** Words behind an entry with which its publisher takes it back. */
const TAKEN_BACK =
  /^(?:false[\s_-]?positives?|fp|removed|delisted|revoked|white-?listed|오탐|해제|삭제|误报|誤報|已移除|已撤销|誤検知|解除|fehlalarm|entfernt)(?![\p{L}\p{N}])/iu;

export const targetOfLine = (line: string): string => ruleOfLine(line)?.hosts[0] ?? line.replace(INLINE, "").trim();

/** A rule of a name server or a proxy: these hosts lead nowhere, or they are let through. */
type LineRule = { readonly hosts: readonly string[]; readonly isBlocked: boolean };

function ruleOfLine(written: string): LineRule | undefined {
  const line = written.replace(INLINE, "").trim();
  return dnsmasqRule(line) ?? unboundRule(line) ?? zoneRule(line) ?? proxyRule(line);
}

/** `address=/host/host/0.0.0.0`, `server=/host/`: with another server or address the host is only told where it is. */
function dnsmasqRule(line: string): LineRule | undefined {
  const [, option, hosts, to = ""] = /^(address|server|local)=\/(.+)\/([^/]*)$/.exec(line) ?? [];
  if (hosts === undefined) return undefined;
  const isBlocked = to === "" || NOWHERE.test(to) || (option === "address" && to === "#");
  return { hosts: hosts.split("/"), isBlocked };
}

function unboundRule(line: string): LineRule | undefined {
  const [, host, type = ""] = /^local-zone:\s*"([^"]+)"\s*(\w*)/.exec(line) ?? [];
  if (host !== undefined)
    return { hosts: [host], isBlocked: !/^(?:type)?transparent$|^nodefault$|^inform$/.test(type) };
  const [, data, to = ""] =
    /^local-data:\s*"([^\s"]+)\s+(?:\d+\s+)?(?:IN\s+)?(?:A|AAAA)\s+([^\s"]+)"/i.exec(line) ?? [];
  if (data !== undefined) return { hosts: [data], isBlocked: NOWHERE.test(to) };
  const [, zone] = /^zone\s+"([^"]+)"\s*(?:IN\s*)?\{/i.exec(line) ?? [];
  return zone === undefined ? undefined : { hosts: [zone], isBlocked: true };
}

/** A response policy zone: what is let through, or only sent to a search without the indecent, is none of its entries. */
function zoneRule(line: string): LineRule | undefined {
  const [, name = "", to = ""] = /^(\S+)\s+(?:\d+[smhdw]?\s+)?(?:IN\s+)?CNAME\s+(\S+)$/i.exec(line) ?? [];
  if (name === "") return undefined;
  const isBlocked = !/^rpz-(?:passthru|tcp-only)\.?$|safe-?search|restrict/i.test(to);
  const [, network = ""] = /^32\.([\d.]+)\.rpz-(?:ip|client-ip|nsip)\b/i.exec(name) ?? [];
  return { hosts: [network === "" ? name : network.split(".").reverse().join(".")], isBlocked };
}

/** Directives and records of a zone that name no entry. */
export const isZoneHead = (line: string): boolean =>
  /^\$(?:TTL|ORIGIN|INCLUDE)\b|^@\s|^(?:\d+[smhdw]?\s+)?(?:IN\s+)?(?:NS|SOA)\s|^[\d\s()smhdw;]+$/i.test(line);

const PROXY_RULE = /^(?:DOMAIN|HOST)(?:-SUFFIX)?\s*,\s*([^,\s]+)(?:\s*,\s*([^,]+))?/i;
const PROXY_IP = /^IP(?:6)?-CIDR6?\s*,\s*([^,\s/]+)\/(?:32|128)(?:\s*,\s*([^,]+))?/i;
/** Policies that lead to the site. */
const LED = /^(?:direct|proxy|allow|pass|bypass|直连|直連|代理)$/i;

export const isProxyRule = (line: string): boolean =>
  /^(?:(?:DOMAIN|HOST)(?:-SUFFIX|-KEYWORD|-REGEX|-WILDCARD)?|IP6?-CIDR6?|GEOIP|USER-AGENT|URL-REGEX|PROCESS-NAME)\s*,/i.test(
    line,
  );

/** `- '+.host'` and `DOMAIN-SUFFIX,host,REJECT`. */
function proxyRule(line: string): LineRule | undefined {
  const item = /^-\s+(.+)$/.exec(line)?.[1]?.replace(/^(['"])(.*)\1$/, "$2");
  const [, host, policy = ""] = PROXY_RULE.exec(item ?? line) ?? PROXY_IP.exec(item ?? line) ?? [];
  if (host !== undefined) return { hosts: [host], isBlocked: !LED.test(policy.trim()) };
  if (isProxyRule(item ?? line)) return { hosts: [], isBlocked: false };
  return item === undefined ? undefined : { hosts: [item], isBlocked: true };
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
  const [, title] = TITLE.exec(text.trim()) ?? [];
  if (title === undefined) return undefined;
  if (ALLOWING.test(title)) return "ALLOWED";
  return BLOCKING.test(title) ? "BLOCKED" : undefined;
}

/** Addresses that lead nowhere. With any other a name is only told where it is. */
const NOWHERE =
  /^(?:0\.0\.0\.0|0|127\.\d+\.\d+\.\d+|255\.255\.255\.255|::1?|0:0:0:0:0:0:0:[01]|fe80::1(?:%\w+)?|ff0[0-2]::\d)$/i;
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
  if (!NOWHERE.test(address)) return names.map(() => ({ skipped: "NOT_BLOCKED", line: number }));
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
  /^(?:domain|from|to|denyallow|app|method|ctag|client|dnstype|removeparam|queryprune|csp|permissions|redirect(?:-rule)?|rewrite|replace|header|cookie|hls|jsonprune|urltransform|uritransform|stealth|elemhide|ehide|generichide|ghide|specifichide|shide|content|extension|jsinject|urlblock|network|genericblock|dnsrewrite)(?:=|$)/i;

/** Answers that a name server gives for a host that is blocked. */
const LEADS_NOWHERE = /^dnsrewrite=(?:0\.0\.0\.0|127\.0\.0\.1|::1?|NXDOMAIN|REFUSED|NOERROR)(?:;|$)/i;

/** Requests of other pages: with these alone a rule leaves the site itself open. */
const PART =
  /^(?:script|image|stylesheet|css|font|media|object(?:-subrequest)?|xmlhttprequest|xhr|websocket|webrtc|ping|beacon|other)$/i;
const WHOLE = /^(?:all|document|doc|popup|main_?frame|subdocument|frame)$/i;
const isPart = (options: readonly string[]): boolean =>
  options.some((option) => PART.test(option)) && !options.some((option) => WHOLE.test(option));

export type AdblockRule =
  | { readonly block: Candidate }
  /** Everything of this host is allowed. */
  | { readonly allow: string }
  | Skipped
  | undefined;

export function adblockRule({ text, number }: Line): AdblockRule {
  const line = text.trim();
  if (line === "" || line.startsWith("!") || /^\[.*\]$/.test(line) || isCosmetic(line) || /^#(?!#)/.test(line))
    return undefined;
  const isException = line.startsWith("@@");
  const [pattern = "", options = ""] = splitOptions(isException ? line.slice(2) : line);
  const named = options.split(",").map((option) => option.trim());
  const isBad = named.includes("badfilter");
  if (!isBad && (isPart(named) || named.some((option) => NARROWING.test(option) && !LEADS_NOWHERE.test(option))))
    return { skipped: "PATTERN", line: number };
  const host = hostOfPattern(pattern);
  // A rule that is switched off is as if it were not there.
  if (isException || isBad) return host?.isWhole ? { allow: host.value } : { skipped: "PATTERN", line: number };
  return host ? { block: { value: host.value, kind: "SITE", line: number } } : { skipped: "PATTERN", line: number };
}

/** The last `$` begins the options, unless it belongs to the pattern. */
function splitOptions(rule: string): readonly [pattern: string, options: string] {
  const at = rule.lastIndexOf("$");
  if (at < 0 || !/^[\w~=,.|*:;/-]*$/.test(rule.slice(at + 1))) return [rule, ""];
  return [rule.slice(0, at), rule.slice(at + 1)];
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

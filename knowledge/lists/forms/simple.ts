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
  if (PASSED.test(line)) return [{ skipped: "ALLOWED", line: number }];
  const [comment = ""] = INLINE.exec(line) ?? [];
  const words = comment.replace(/^\s(?:#|;|\/\/|--)\s*/, "");
  return [{ value: targetOfLine(line), isText: true, words: [words], line: number }];
}

/** A response policy zone's exception. */
const PASSED = /\sCNAME\s+rpz-(?:passthru|tcp-only)\.?\s*$/i;

export const targetOfLine = (line: string): string => {
  const value = line.replace(INLINE, "").trim();
  return nameServersHost(value) ?? proxysHost(value) ?? value;
};

/** `- '+.host'` and `- DOMAIN-SUFFIX,host`: rules of proxies. */
const proxysHost = (line: string): string | undefined => {
  const item = /^-\s+(.+)$/.exec(line)?.[1]?.replace(/^(['"])(.*)\1$/, "$2");
  return /^DOMAIN(?:-SUFFIX)?,([^,\s]+)/i.exec(item ?? line)?.[1] ?? item;
};

/** `address=/host/…`, `server=/host/…`, `local-zone: "host" …`: hosts for name servers. */
const nameServersHost = (line: string): string | undefined =>
  /^(?:address|server|local)=\/([^/]+)\//.exec(line)?.[1] ?? /^local-zone:\s*"([^"]+)"/.exec(line)?.[1];

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
  if (!isBad && (isPart(named) || named.some((option) => NARROWING.test(option))))
    return { skipped: "PATTERN", line: number };
  const host = hostOfPattern(pattern);
  // A rule that is switched off is as if it were not there.
  if (isException || isBad) return host?.isWhole ? { allow: host.value } : { skipped: "PATTERN", line: number };
  return host ? { block: { value: host.value, kind: "SITE", line: number } } : { skipped: "PATTERN", line: number };
}

/** The last `$` begins the options, unless it belongs to the pattern. */
function splitOptions(rule: string): readonly [pattern: string, options: string] {
  const at = rule.lastIndexOf("$");
  if (at < 0 || !/^[\w~=,.|*:/-]*$/.test(rule.slice(at + 1))) return [rule, ""];
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

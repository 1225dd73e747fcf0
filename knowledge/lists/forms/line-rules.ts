// Rules of name servers, proxies and web servers, a line each: hosts that lead nowhere are entries; what is let through, sent elsewhere or
// meant as a pattern is none.
import type { SkipReason } from "../list.ts";

export type LineRule = { readonly hosts: readonly string[] } | { readonly skipped: SkipReason };

const blockedIf = (isBlocked: boolean, ...hosts: readonly string[]): LineRule =>
  isBlocked ? { hosts } : { skipped: "ALLOWED" };

/** `line`: without comments. Undefined where it is no rule. */
export function ruleOfLine(line: string): LineRule | undefined {
  return (
    dnsmasqRule(line) ??
    unboundRule(line) ??
    zoneRule(line) ??
    firewallRule(line) ??
    webServerRule(line) ??
    patternRule(line) ??
    proxyRule(line)
  );
}

/** An item of a list is one of many things. */
export function isLineRule(line: string): boolean {
  const item = itemOf(line);
  return item === undefined ? ruleOfLine(line) !== undefined : OF_PROXIES.test(item);
}

const itemOf = (line: string): string | undefined => /^-\s+(.+)$/.exec(line)?.[1]?.replace(/^(['"])(.*)\1$/, "$2");

/** Addresses that lead nowhere. With any other a name is only told where it is. */
export const NOWHERE =
  /^(?:(?:::ffff:)?0\.0\.0\.0|0|127\.\d+\.\d+\.\d+|255\.255\.255\.255|::1?|0:0:0:0:0:0:0:[01]|fe80::1(?:%\w+)?|ff0[0-2]::\d)$/i;

/** `address=/host/host/0.0.0.0`, `server=/host/`: with another server or address the host is only told where it is. */
function dnsmasqRule(line: string): LineRule | undefined {
  const [, option, hosts, to = ""] = /^(address|server|local)=\/(.+)\/([^/]*)$/.exec(line) ?? [];
  if (hosts !== undefined)
    return blockedIf(to === "" || NOWHERE.test(to) || (option === "address" && to === "#"), ...hosts.split("/"));
  return /^(?:host-record|ipset|nftset|cname|rebind-domain-ok|bogus-nxdomain|[a-z]+-[a-z-]+)=\S/.test(line)
    ? { skipped: "NOT_A_TARGET" }
    : undefined;
}

export const isUnboundRule = (line: string): boolean => /^local-(?:zone|data):/.test(line);

const OPEN_ZONE = /^(?:(?:always_|type)?transparent|nodefault|inform)$/;

function unboundRule(line: string): LineRule | undefined {
  const [, host, type = ""] = /^local-zone:\s*["']?([^"'\s]+)["']?\s*(\w*)/.exec(line) ?? [];
  if (host !== undefined) return blockedIf(!OPEN_ZONE.test(type), host);
  const [, data, to = ""] =
    /^local-data:\s*["']([^\s"']+)\s+(?:\d+\s+)?(?:IN\s+)?(?:A|AAAA)\s+([^\s"']+)["']/i.exec(line) ?? [];
  if (data !== undefined) return blockedIf(NOWHERE.test(to), data);
  if (/^(?:local-data(?:-ptr)?|forward-[a-z-]+|stub-[a-z-]+|(?:server|forward-zone|stub-zone|auth-zone)):/.test(line))
    return { skipped: "NOT_A_TARGET" };
  const [, zone, more = ""] = /^zone\s+"([^"]+)"\s*(?:IN\s*)?\{(.*)/i.exec(line) ?? [];
  return zone === undefined
    ? undefined
    : blockedIf(!/\btype\s+(?:forward|slave|secondary|stub|hint)\b/i.test(more), zone);
}

const RECORD = /^(\S+)\s+(?:\d+[smhdw]?\s+)?(?:IN\s+)?(CNAME|DNAME|A|AAAA|TXT|MX|NS|SOA|PTR|SRV|CAA)\s+(\S.*)$/;

/** A response policy zone: what is let through, or only sent to a search without the indecent, is none of its entries. */
function zoneRule(line: string): LineRule | undefined {
  const [, name = "", type = "", to = ""] = RECORD.exec(line) ?? [];
  if (name === "") return undefined;
  if (/^A/.test(type)) return blockedIf(NOWHERE.test(to), name);
  if (type !== "CNAME") return { skipped: "NOT_A_TARGET" };
  const isBlocked = !/^rpz-(?:passthru|tcp-only)\.?$|safe-?search|restrict/i.test(to);
  const [, network = ""] = /^32\.([\d.]+)\.rpz-(?:ip|client-ip|nsip)\b/i.exec(name) ?? [];
  return blockedIf(isBlocked, network === "" ? name : network.split(".").reverse().join("."));
}

/** Directives and records of a zone that name no entry. */
export const isZoneHead = (line: string): boolean =>
  /^\$(?:TTL|ORIGIN|INCLUDE)\b|^@\s|^(?:\d+[smhdw]?\s+)?(?:IN\s+)?(?:NS|SOA)\s|^[\d\s()smhdw;]+$/i.test(line);

/** `deny 203.0.113.9;` and the lines of a map: `.host 1;`. What a pattern means is not known. */
function webServerRule(line: string): LineRule | undefined {
  const [, act = "", value = ""] = /^["']?([^\s"';]+)["']?\s+["']?([^\s"';]+)["']?\s*;$/.exec(line) ?? [];
  if (act === "") return undefined;
  if (act === "deny") return { hosts: [value] };
  if (act === "allow") return { skipped: "ALLOWED" };
  if (act.startsWith("~")) return { skipped: "PATTERN" };
  if (!/[^.]\.[^.]/.test(act)) return { skipped: "NOT_A_TARGET" };
  return blockedIf(/^(?:1|true|yes|on|deny|denied|block(?:ed)?|bad|40[34]|410|444)$/i.test(value), act);
}

const OF_FIREWALLS =
  /^(?:(?:iptables|ip6tables)\s+)?-[AI]\s|^(?:sudo\s+)?ufw\s|^(?:block|pass)\s+(?:drop\s|in\s|out\s|quick\s|from\s)|^(?:deny|allow|permit|reject|require)\s+(?:from|ip|not)\s|^access-list\s/i;

/** Traffic that is let through, and traffic that is not. */
function firewallRule(line: string): LineRule | undefined {
  if (!OF_FIREWALLS.test(line)) return undefined;
  if (!/\b(?:drop|reject|block|deny|require\s+not)\b/i.test(line)) return { skipped: "ALLOWED" };
  const [, host] = /(?:-s|from|host|\bip)\s+([\d.:a-f]+(?:\/\d+)?)(?:\s|$)/i.exec(line) ?? [];
  return host === undefined ? { skipped: "PATTERN" } : { hosts: [host] };
}

/** `(\.|^)host\.com$`: a host with all below it, as Pi-hole and AdGuard write it. Any other pattern may mean more. */
function patternRule(line: string): LineRule | undefined {
  if (!/^[\^(].*[$)]$|^\^.*\\[.-]/.test(line)) return undefined;
  const [, host] =
    /^(?:\(\\\.\|\^\)|\(\^\|\\\.\)|\^(?:\((?:\?:)?(?:\.[+*]|\[\^\.\]\+)\\?\.\)[?*]?|\(\?:.{1,12}\)\?)?)((?:[\w-]+\\\.)+[a-z][\w-]*)\$$/i.exec(
      line,
    ) ?? [];
  return host === undefined ? { skipped: "PATTERN" } : { hosts: [host.replace(/\\/g, "")] };
}

const OF_PROXIES =
  /^(?:(?:DOMAIN|HOST|IP6?|SRC|DST|GEO|RULE|USER|URL|PROCESS|PROTOCOL|SUB|IN|NETWORK|SUBNET)(?:-[A-Z0-9]+)*|IP6?-CIDR6?|GEOIP|AND|OR|NOT|FINAL|MATCH)\s*,/i;
const PROXY_RULE = /^(?:DOMAIN|HOST)(?:-SUFFIX)?\s*,\s*([^,\s]+)(?:\s*,\s*([^,]+))?/i;
const PROXY_IP = /^IP(?:6)?-CIDR6?\s*,\s*([^,\s/]+)\/(?:32|128)(?:\s*,\s*([^,]+))?/i;
/** Policies that lead nowhere, by their usual names; flags are none. Whatever else is named leads somewhere. */
const REJECTING = /reject|block|deny|drop|广告|廣告|拦截|攔截|净化|淨化|隐私|🛑|⛔|🚫/i;
const FLAG = /^(?:no-resolve|extended-matching|pre-matching|src|force-remote-dns|$)/i;
/** `domain:host` and `full:host`, as V2Ray has them. */
const PREFIXED = /^(domain|full|keyword|regexp|include|geosite):\s*(\S+)/i;

/** A pattern, or the list of another, has no host. */
export function prefixedHost(text: string): string | undefined {
  const [, prefix, host] = PREFIXED.exec(text) ?? [];
  if (prefix === undefined) return text;
  return /^(?:domain|full)$/i.test(prefix) ? host : undefined;
}

/** `- '+.host'` and `DOMAIN-SUFFIX,host,REJECT`. */
function proxyRule(written: string): LineRule | undefined {
  const item = itemOf(written);
  const line = item ?? written;
  const [, host, policy = ""] = PROXY_RULE.exec(line) ?? PROXY_IP.exec(line) ?? [];
  if (host !== undefined) return blockedIf(FLAG.test(policy.trim()) || REJECTING.test(policy), host);
  if (OF_PROXIES.test(line)) return { skipped: "PATTERN" };
  if (PREFIXED.test(line)) {
    const named = prefixedHost(line);
    return named === undefined ? { skipped: "PATTERN" } : { hosts: [named] };
  }
  return item === undefined ? undefined : { hosts: [item] };
}

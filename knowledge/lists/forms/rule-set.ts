// Rule sets of sing-box and V2Ray: rules in JSON whose members are conditions, of which one alone is enough only among hosts and addresses.
import type { Candidate, Skipped } from "../list.ts";
import { prefixedHost } from "./line-rules.ts";

type Json = Readonly<Record<string, unknown>>;

const HOSTS = ["domain", "domain_suffix", "ip_cidr", "ip"];
const PATTERNS = ["domain_keyword", "domain_regex", "geosite", "geoip", "rule_set"];
const MARKS = ["domain_suffix", "domain_keyword", "domain_regex", "ip_cidr", "outboundTag", "invert"];
/** Members of a rule that are no conditions. */
const BESIDE = ["invert", "type", "outboundTag", "outbound", "action", "ruleTag"];

/** Below `rules`, or one that only such a rule can be. */
export const isRuleSet = (object: Json, path: readonly string[]): boolean =>
  path.at(-1) === "rules" &&
  (MARKS.some((name) => name in object) || Object.keys(object).every((name) => HOSTS.includes(name)));

export function* ruleItems(rule: Json): Iterable<Candidate | Skipped> {
  const policy = [rule.outboundTag, rule.outbound, rule.action].find((each) => typeof each === "string");
  const isAllowed = rule.invert === true || (policy !== undefined && !/block|reject|deny|drop|blackhole/i.test(policy));
  const isNarrowed = Object.keys(rule).some((name) => ![...HOSTS, ...PATTERNS, ...BESIDE].includes(name));
  for (const name of [...HOSTS, ...PATTERNS])
    for (const written of [rule[name] ?? []].flat()) {
      const host = typeof written === "string" && HOSTS.includes(name) ? prefixedHost(written) : undefined;
      if (isAllowed) yield { skipped: "ALLOWED" };
      else if (host === undefined || isNarrowed) yield { skipped: "PATTERN" };
      else yield { value: host, kind: "SITE" };
    }
}

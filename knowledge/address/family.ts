// Hosts that belong together: those under one registrable domain, by the Public Suffix List with its private part, so that
// tenants of one host (`a.pages.dev`, `b.pages.dev`) stay apart.
import { parse } from "tldts";
import { isIP } from "./host-text.ts";
import { safeEntryOf } from "./safe-list/safe-list.ts";

export type Family = {
  /** The highest host that one holder has. */
  readonly domain: string;
  /** The hosts above this one up to `domain`, nearest first. */
  readonly parents: readonly string[];
};

/** Undefined for what is no host, for a tenant's path on a shared host, and for hosts that everybody shares. */
export function familyOf(addressKey: string): Family | undefined {
  if (!addressKey.includes(".") || addressKey.includes("/") || isIP(addressKey)) return undefined;
  const registrable = registrableOf(addressKey);
  const domain = registrable && tenantOf(addressKey, registrable);
  if (domain === undefined) return undefined;
  const above = hostsAbove(addressKey);
  return { domain, parents: above.slice(0, above.indexOf(domain) + 1) };
}

export type Relation = "PARENT" | "CHILD" | "SIBLING";

/** The relation of `other` to a host of the same family. */
export function relationOf(addressKey: string, other: string): Relation {
  if (addressKey.endsWith(`.${other}`)) return "PARENT";
  return other.endsWith(`.${addressKey}`) ? "CHILD" : "SIBLING";
}

function registrableOf(host: string): string | undefined {
  const { domain, isPrivate, isIcann } = parse(host, { allowPrivateDomains: true });
  if (domain !== null) return isIcann === true || isPrivate === true ? domain : undefined;
  // `*.eth.limo` is a suffix for every name: `x.eth.limo` is a tenant, though it has no domain above it.
  return isPrivate === true ? host : undefined;
}

const hostsAbove = (host: string): readonly string[] => {
  const labels = host.split(".");
  return labels.slice(1).map((_, i) => labels.slice(i + 1).join("."));
};

/** Below a shared host that the Public Suffix List does not know each name is a tenant: `someone.tistory.com`. */
function tenantOf(host: string, registrable: string): string | undefined {
  const all = [host, ...hostsAbove(host)].filter((each) => each.endsWith(registrable));
  const at = all.findIndex((each) => safeEntryOf("SITE", each) !== undefined);
  if (at === -1) return registrable;
  return safeEntryOf("SITE", all[at] ?? "")?.kind === "SHARED_HOST" ? all[at - 1] : undefined;
}

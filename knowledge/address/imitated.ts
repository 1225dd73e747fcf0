// The well-known site that a host was made to look like.
import { parse } from "tldts";
import { skeletonOf } from "../skeleton.ts";
import { hostToUnicode } from "./host-text.ts";
import { SAFE_LIST, safeEntryOf } from "./safe-list/safe-list.ts";

/** How a host looks. Hosts with the same look can't be told apart at a glance. */
export const hostSkeleton = (host: string): string => skeletonOf(hostToUnicode(host) || host);

const KNOWN: ReadonlyMap<string, string> = new Map(
  SAFE_LIST.filter(({ kind }) => kind === "EXCHANGE" || kind === "SERVICE").map(({ key }) => [hostSkeleton(key), key]),
);

/** The exchange or service whose name the host's domain looks like, letter by letter; undefined for all others. */
export function imitatedBy(addressKey: string): string | undefined {
  const { domain } = parse(addressKey.replace(/\/.*$/, ""), { allowPrivateDomains: true });
  if (domain === null || safeEntryOf("SITE", domain) || safeEntryOf("SITE", addressKey)) return undefined;
  return KNOWN.get(hostSkeleton(domain)) ?? KNOWN.get(hostSkeleton(addressKey));
}

// The network that an address belongs to: what one household, company or data centre has many addresses of.
import { isIPv4, isIPv6 } from "node:net";

/** An IPv4 address's /24, the smallest that is routed, or an IPv6 address's /48, which a site is given (RFC 6177). */
export function networkOf(address: string): string {
  const [ip = ""] = address.split("%", 1);
  if (isIPv4(ip)) return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(ip)) return "unknown";
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return networkOf([groups[6] ?? 0, groups[7] ?? 0].flatMap((part) => [part >> 8, part & 255]).join("."));
  return `${groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(":")}::/48`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(ip: string): readonly number[] {
  // URLs spell an IPv4 part in groups, and all else as short as can be (RFC 5952).
  const [head = "", tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const left = (first ?? []).map((group) => Number.parseInt(group, 16));
  const right = (last ?? []).map((group) => Number.parseInt(group, 16));
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

// Addresses that lead to no public place: private, loopback and reserved networks (RFC 6890).
import { isIP, isIPv6 } from "node:net";

const RESERVED_V4: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Whether a host is an IP address of no public place. */
export function isPrivateHost(host: string): boolean {
  return isIPv6(host) ? isReservedV6(host.toLowerCase()) : isIP(host) === 4 && isReservedV4(host);
}

const numberOf = (ip: string): number => ip.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

function isReservedV4(ip: string): boolean {
  return RESERVED_V4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(numberOf(ip) / size) === Math.floor(numberOf(network) / size);
  });
}

/** Only 2000::/3 is in public use, without its documentation networks; IPv4 inside IPv6 is judged as IPv4. */
function isReservedV6(ip: string): boolean {
  return !/^[23][0-9a-f]{3}:/.test(ip) || /^2001:0?db8:|^3fff:/.test(ip) || isMappedPrivate(ip);
}

/** 6to4 (2002::/16) holds an IPv4 address in its second and third group. */
function isMappedPrivate(ip: string): boolean {
  const [, high, low = ""] = /^2002:([0-9a-f]{1,4}):([0-9a-f]{0,4})/.exec(ip) ?? [];
  if (high === undefined) return false;
  const value = Number.parseInt(high, 16) * 65_536 + (Number.parseInt(low, 16) || 0);
  return isReservedV4([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join("."));
}

// Whether mail can be delivered to a domain, as far as its name and the DNS tell.
import { Resolver } from "node:dns/promises";

/** Names that never receive mail: RFC 2606 section 2, RFC 6761 section 6, RFC 7686 (onion). */
const RESERVED = /(?:^|\.)(?:invalid|example|localhost|onion)$/;
const TIMEOUT_MS = 2_000;

type Dns = Pick<Resolver, "resolveMx" | "resolve4" | "resolve6">;

/** By the name alone: for mails that are kept here and not sent. */
export const isReserved = (domain: string): boolean => RESERVED.test(domain.toLowerCase());

/**
 * A server that takes mail (MX), or an address instead (RFC 5321 section 5.1), or none by declaration (RFC 7505). Where the
 * DNS does not answer in time, nothing is known, and the domain counts as one that can.
 */
export function createCanReceive(
  dns: Dns = new Resolver({ timeout: TIMEOUT_MS, tries: 1 }),
): (domain: string) => Promise<boolean> {
  const has = async (records: Promise<readonly unknown[]>): Promise<boolean> => (await ifAny(records)).length > 0;
  return async (domain) => {
    if (isReserved(domain)) return false;
    try {
      const servers = await ifAny(dns.resolveMx(domain));
      if (servers.length > 0) return servers.some(({ exchange }) => exchange !== "" && exchange !== ".");
      return (await has(dns.resolve4(domain))) || (await has(dns.resolve6(domain)));
    } catch {
      return true;
    }
  };
}

/** Empty where the DNS says that there are none; throws where it does not say. */
async function ifAny<Found>(records: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await records;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENODATA" || error.code === "ENOTFOUND"))
      return [];
    throw error;
  }
}

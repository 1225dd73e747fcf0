// Which proxies are believed about who the client is (`SB_TRUST_PROXY`).
import * as z from "zod";

/** The number of proxies in front of the process, or the networks (CIDR) they are in. */
export type TrustProxy = number | readonly string[];

const MAX_NETWORKS = 100;
const FORM = "must be the number of proxies in front (0 to 9), or their networks in CIDR such as 10.0.0.0/8";

const Hops = z.string().regex(/^\d$/).transform(Number);

const Networks = z
  .string()
  .transform((text) => text.split(",").map((network) => network.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])).max(MAX_NETWORKS));

/** Without a number or networks anybody could name themselves, so a mere "yes" is refused. */
export const TrustProxy = z
  .union([Hops, Networks], { error: ({ input }) => `${FORM}, not ${JSON.stringify(input)}` })
  .default(0);

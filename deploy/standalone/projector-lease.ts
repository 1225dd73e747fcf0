// The lease of the one active projector.
import type { Config } from "@sb/platform/config/config.ts";
import { openLeases } from "@sb/platform/lease/open.ts";
import type { Token } from "@sb/platform/lease/port.ts";
import { StartError } from "@sb/platform/service/start-error.ts";

/** The longest there is. The folder's lock keeps other processes out as long as this one runs, so nobody renews it. */
const TTL_MS = 3_600_000;

/**
 * The lease's token, which the projector's batches carry. After damage this process starts anew in itself: a late batch of what
 * ran before, whose stop may have failed, is refused then.
 */
export async function takeProjectorLease(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  resources: AsyncDisposableStack,
): Promise<Token> {
  const leases = resources.adopt(await openLeases(urls.lease, dataDir), (open) => open.close());
  const token = await leases.acquire("projector", TTL_MS);
  if (token === undefined) throw new StartError("another projector is active: stop it first");
  return token;
}

// The lease of the one active projector, where that is the active one from its start.
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "@sb/platform/config/config.ts";
import { holdLease, LeaseLost } from "@sb/platform/lease/hold.ts";
import type { Leases, Token } from "@sb/platform/lease/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { StartError } from "@sb/platform/service/start-error.ts";

export const LEASE = "projector";
/** The longest there is. The folder's lock keeps other processes out as long as this one runs, so nobody renews it. */
const LOCAL_TTL_MS = 3_600_000;
/** Where others see it: how soon one may take over from a process that was killed. */
const SHARED_TTL_MS = 15_000;

type Host = {
  readonly config: Pick<Config, "urls">;
  readonly leases: Leases;
  readonly log: Log;
  readonly resources: AsyncDisposableStack;
};

/**
 * The lease's token, which the projector's batches carry. After damage this process starts anew in itself: a late batch of what
 * ran before, whose stop may have failed, is refused then. `lost`: another has the lease, and the process must start anew. `patienceMs`:
 * how long a start waits for the lease of a process that was killed.
 */
export async function takeLease(host: Host, lost: () => void, patienceMs = 2 * SHARED_TTL_MS): Promise<Token> {
  const isLocal = host.config.urls.lease === "local:";
  const token = await (isLocal ? host.leases.acquire(LEASE, LOCAL_TTL_MS) : hold(host, lost, patienceMs));
  if (token === undefined) throw new StartError("another projector is active: stop it first");
  return token;
}

/** Renewed until `resources` are closed, and released then. Undefined where somebody else keeps it. */
async function hold(
  { leases, log, resources }: Host,
  lost: () => void,
  patienceMs: number,
): Promise<Token | undefined> {
  const taken = Promise.withResolvers<Token>();
  const stopping = new AbortController();
  const held = holdLease({ leases, name: LEASE, ttlMs: SHARED_TTL_MS, log }, stopping.signal, async (lease) => {
    taken.resolve(lease.token);
    if (!lease.signal.aborted) await once(lease.signal, "abort");
    if (lease.signal.reason instanceof LeaseLost) lost();
  });
  resources.defer(async () => {
    stopping.abort();
    await held;
  });
  const patience = new AbortController();
  const late = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  return Promise.race([taken.promise, late]).finally(() => patience.abort());
}

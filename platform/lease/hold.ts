// Holds a lease for as long as some work lasts.
import { pause } from "../back-off.ts";
import { errorFacts, type Log } from "../log-port.ts";
import type { Leases, Token } from "./port.ts";

/** Why the work's signal was aborted. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
  readonly code = "LEASE_LOST";
}

export type Holding = {
  readonly leases: Leases;
  readonly name: string;
  /** How soon another may take over from a holder that says nothing more. Milliseconds. */
  readonly ttlMs: number;
  readonly log: Log;
  /** Milliseconds of a clock that is never put back. */
  readonly clock?: () => number;
};

export type UnderLease<T> = (held: { readonly token: Token; readonly signal: AbortSignal }) => Promise<T>;

const RENEWALS_PER_TTL = 3;

/**
 * Waits for the lease, does the work under it, and releases it. The work's signal is aborted when `signal` is, or with
 * LeaseLost when the lease is lost; the work then has to end. Answers with what the work does, or undefined where `signal`
 * was aborted before there was a lease.
 */
export async function holdLease<T>(holding: Holding, signal: AbortSignal, work: UnderLease<T>): Promise<T | undefined> {
  const token = await waitForLease(holding, signal);
  return token === undefined ? undefined : workUnder(holding, token, signal, work);
}

/** As `holdLease`, but waits for nobody: undefined where somebody holds the lease, and nothing was done. */
export async function holdIfFree<T>(
  holding: Holding,
  signal: AbortSignal,
  work: UnderLease<T>,
): Promise<{ readonly did: T } | undefined> {
  const token = await holding.leases.acquire(holding.name, holding.ttlMs);
  return token === undefined ? undefined : { did: await workUnder(holding, token, signal, work) };
}

async function workUnder<T>(holding: Holding, token: Token, signal: AbortSignal, work: UnderLease<T>): Promise<T> {
  const { leases, name } = holding;
  const ended = new AbortController();
  const lost = new AbortController();
  const renewing = renewUntil(holding, token, ended.signal).then((kept) => kept || lost.abort(new LeaseLost(name)));
  try {
    return await work({ token, signal: AbortSignal.any([signal, lost.signal]) });
  } finally {
    ended.abort();
    await renewing;
    await leases.release(name, token);
  }
}

async function waitForLease({ leases, name, ttlMs, log }: Holding, signal: AbortSignal): Promise<Token | undefined> {
  while (!signal.aborted) {
    try {
      const token = await leases.acquire(name, ttlMs);
      if (token !== undefined) return token;
    } catch (error) {
      log.error({ lease: name, ...errorFacts(error) }, "a lease could not be asked for; trying again");
    }
    await pause(ttlMs / RENEWALS_PER_TTL, signal);
  }
  return undefined;
}

/** False as soon as the lease is lost, or may be. True once `ended` is aborted. */
async function renewUntil(holding: Holding, token: Token, ended: AbortSignal): Promise<boolean> {
  const { leases, name, ttlMs, log, clock = () => performance.now() } = holding;
  // From before the question, which is when the lease began at the earliest.
  let until = clock() + ttlMs;
  for (;;) {
    await pause(ttlMs / RENEWALS_PER_TTL, ended);
    if (ended.aborted) return true;
    const asked = clock();
    try {
      if (!(await leases.renew(name, token, ttlMs))) return false;
      until = asked + ttlMs;
    } catch (error) {
      log.error({ lease: name, ...errorFacts(error) }, "a lease could not be renewed; trying again");
    }
    if (clock() >= until) return false;
  }
}

// The lease port: one holder of a name at a time, such as the active projector (docs/architecture.md). Whoever holds a lease
// renews it in time, or another may take it. `holdLease` (hold.ts) does that.

/**
 * A fencing token: a positive safe integer, greater than every token that was given for the name before, also by earlier
 * processes. What is written under a lease carries it, so that a late write of an earlier holder can be refused.
 */
export type Token = number;

export type Leases = {
  /** The token of a lease that ends after so many milliseconds. Undefined where somebody holds the name. Throws LeaseInvalid. */
  acquire(name: string, ttlMs: number): Promise<Token | undefined>;
  /** From now on, for so many milliseconds. False where the lease is over: it is not given back by this. */
  renew(name: string, token: Token, ttlMs: number): Promise<boolean>;
  /** Ends the lease. Does nothing where it is over. */
  release(name: string, token: Token): Promise<void>;
  close(): Promise<void>;
};

/** A name or a time is malformed. */
class LeaseInvalid extends Error {
  override readonly name = "LeaseInvalid";
  readonly code = "LEASE_INVALID";
}

const NAME = /^[a-z][a-z0-9-]{0,99}$/;
const LONGEST_MS = 3_600_000;

/** Small letters, digits and hyphens; at most 100 characters, and an hour. Throws LeaseInvalid. */
export function requireLease(name: string, ttlMs: number): void {
  if (!NAME.test(name)) throw new LeaseInvalid("not the name of a lease");
  if (!Number.isSafeInteger(ttlMs) || ttlMs < 1 || ttlMs > LONGEST_MS)
    throw new LeaseInvalid(`not a time: ${ttlMs} ms`);
}

// An Idempotency-Key claims a seq: whoever repeats a request gets the seq it had, and so meets its own stream again.
import { type Append, type EventStore, hasErrorCode, NO_STREAM, type StoredEvent } from "../event-store/port.ts";
import { newSeq, uuidv7 } from "../ids.ts";
import { Refused } from "../refused.ts";
import type { Vault } from "../vault/port.ts";

export type ClaimDeps = { readonly eventStore: EventStore; readonly vault: Vault; readonly clock?: () => string };

export type SeqClaim = {
  /** A public user id. */
  readonly person: string;
  /** The key of the route table: the same key on another route is another claim. */
  readonly route: string;
  /** The Idempotency-Key as it came. */
  readonly key: string;
  /**
   * The request as its schema has parsed it, its members in the schema's order therefore: JSON, with the digests of
   * uploaded files in it, not their bytes.
   */
  readonly body: unknown;
};

/** What the event of a claim says: the seq, and a digest of the body. */
type Claimed = { readonly seq: number; readonly body: string };

/** A claim that could be made: of a new seq, as the first event of its stream. */
export type DraftedClaim = { readonly made: Claimed; readonly append: Append };

export function draftClaim({ vault, clock }: ClaimDeps, claim: SeqClaim): DraftedClaim {
  const stream = `claim-${vault.mac("claim", JSON.stringify([claim.person, claim.route, claim.key]))}`;
  const made = { seq: newSeq(), body: vault.mac("claim-body", JSON.stringify(claim.body)) };
  return { made, append: { stream, events: [eventOf(made, claim.person, clock)], expected: NO_STREAM } };
}

/** The claim that was made before, as it stands. Refuses with IDEMPOTENCY_KEY_REUSED where it was for another body. */
export async function earlierClaim(
  { eventStore }: ClaimDeps,
  { made, append }: DraftedClaim,
): Promise<{ readonly seq: number; readonly revision: number } | undefined> {
  const { events, revision } = await eventStore.readStream(append.stream);
  const claimed = events.at(-1);
  if (claimed === undefined) return undefined;
  if (!isSeqClaimed(claimed)) throw new Error(`Not the event of a claim: ${claimed.type}`);
  if (claimed.data.body !== made.body) throw new Refused("IDEMPOTENCY_KEY_REUSED");
  return { seq: claimed.data.seq, revision };
}

/** Makes the claim, or finds the one made before. Refuses with IDEMPOTENCY_KEY_REUSED. */
export async function claimSeq(deps: ClaimDeps, claim: SeqClaim): Promise<{ seq: number; repeated: boolean }> {
  const drafted = draftClaim(deps, claim);
  try {
    await deps.eventStore.appendInOrder([drafted.append]);
    return { seq: drafted.made.seq, repeated: false };
  } catch (error) {
    const earlier = hasErrorCode(error, "REVISION_CONFLICT") ? await earlierClaim(deps, drafted) : undefined;
    if (earlier === undefined) throw error;
    return { seq: earlier.seq, repeated: true };
  }
}

function eventOf(data: Claimed, actor: string, clock = () => new Date().toISOString()) {
  const eventId = uuidv7();
  return { type: "SeqClaimed", version: 1, data, meta: { eventId, correlationId: eventId, actor, at: clock() } };
}

function isSeqClaimed(event: StoredEvent): event is StoredEvent & { readonly data: Claimed } {
  const { type, version, data } = event;
  if (type !== "SeqClaimed" || version !== 1 || typeof data !== "object" || data === null) return false;
  return "seq" in data && typeof data.seq === "number" && "body" in data && typeof data.body === "string";
}

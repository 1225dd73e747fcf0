// An Idempotency-Key claims a seq: whoever repeats a request gets the seq it had, and so meets its own stream again.
import { type Append, type EventStore, hasErrorCode, NO_STREAM, type StoredEvent } from "../event-store/port.ts";
import { newSeq, uuidv7 } from "../ids.ts";
import { Refused } from "../refused.ts";
import type { Vault } from "../vault/port.ts";

type Deps = { readonly eventStore: EventStore; readonly vault: Vault; readonly clock?: () => string };

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

/** Refuses with IDEMPOTENCY_KEY_REUSED where the key was used for another body. */
export async function claimSeq(deps: Deps, claim: SeqClaim): Promise<{ seq: number; repeated: boolean }> {
  const { made, append } = draft(deps, claim);
  try {
    await deps.eventStore.appendInOrder([append]);
    return { seq: made.seq, repeated: false };
  } catch (error) {
    return { seq: await claimedBefore(deps.eventStore, append.stream, made, error), repeated: true };
  }
}

/**
 * As `claimSeq`, with what is done under the seq: `run` appends the claim ahead of its own first events, which spares a
 * commit. It is run again, with nothing to go ahead, where the claim was there before.
 */
export async function withClaim<Result>(
  deps: Deps,
  claim: SeqClaim,
  run: (seq: number, ahead: readonly Append[]) => Promise<Result>,
): Promise<{ seq: number; repeated: boolean; result: Result }> {
  const { made, append } = draft(deps, claim);
  try {
    return { seq: made.seq, repeated: false, result: await run(made.seq, [append]) };
  } catch (error) {
    const seq = await claimedBefore(deps.eventStore, append.stream, made, error);
    return { seq, repeated: seq !== made.seq, result: await run(seq, []) };
  }
}

function draft({ vault, clock }: Deps, claim: SeqClaim): { readonly made: Made; readonly append: Append } {
  const stream = `claim-${vault.mac("claim", JSON.stringify([claim.person, claim.route, claim.key]))}`;
  const made = { seq: newSeq(), body: vault.mac("claim-body", JSON.stringify(claim.body)) };
  return { made, append: { stream, events: [eventOf(made, claim.person, clock)], expected: NO_STREAM } };
}

/** The seq of an earlier claim for the same body; throws `error` where that is not what went wrong. */
async function claimedBefore(eventStore: EventStore, stream: string, made: Made, error: unknown): Promise<number> {
  if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
  const earlier = await findClaim(eventStore, stream);
  if (earlier === undefined) throw error;
  if (earlier.body !== made.body) throw new Refused("IDEMPOTENCY_KEY_REUSED");
  return earlier.seq;
}

type Made = { readonly seq: number; readonly body: string };

function eventOf(data: Made, actor: string, clock = () => new Date().toISOString()) {
  const eventId = uuidv7();
  return { type: "SeqClaimed", version: 1, data, meta: { eventId, correlationId: eventId, actor, at: clock() } };
}

async function findClaim(eventStore: EventStore, stream: string): Promise<Made | undefined> {
  const [claimed] = (await eventStore.readStream(stream)).events;
  if (claimed !== undefined && !isSeqClaimed(claimed)) throw new Error(`Not the event of a claim: ${claimed.type}`);
  return claimed?.data;
}

function isSeqClaimed(event: StoredEvent): event is StoredEvent & { readonly data: Made } {
  const { type, version, data } = event;
  if (type !== "SeqClaimed" || version !== 1 || typeof data !== "object" || data === null) return false;
  return "seq" in data && typeof data.seq === "number" && "body" in data && typeof data.body === "string";
}

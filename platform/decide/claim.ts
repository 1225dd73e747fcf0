// An Idempotency-Key claims a seq: whoever repeats a request gets the seq it had, and so meets its own stream again.
import { type EventStore, hasErrorCode, NO_STREAM, type StoredEvent } from "../event-store/port.ts";
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
  /** The parsed request: JSON, with the digests of uploaded files in it, not their bytes. */
  readonly body: unknown;
};

/** Refuses with IDEMPOTENCY_KEY_REUSED where the key was used for another body. */
export async function claimSeq(deps: Deps, claim: SeqClaim): Promise<{ seq: number; repeated: boolean }> {
  const stream = `claim-${deps.vault.mac("claim", JSON.stringify([claim.person, claim.route, claim.key]))}`;
  const made = { seq: newSeq(), body: deps.vault.mac("claim-body", canonical(claim.body)) };
  try {
    await deps.eventStore.append(stream, [eventOf(made, claim.person, deps.clock)], NO_STREAM);
    return { seq: made.seq, repeated: false };
  } catch (error) {
    if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
    const earlier = await readClaim(deps.eventStore, stream);
    if (earlier.body !== made.body) throw new Refused("IDEMPOTENCY_KEY_REUSED");
    return { seq: earlier.seq, repeated: true };
  }
}

type Made = { readonly seq: number; readonly body: string };

function eventOf(data: Made, actor: string, clock = () => new Date().toISOString()) {
  const eventId = uuidv7();
  return { type: "SeqClaimed", version: 1, data, meta: { eventId, correlationId: eventId, actor, at: clock() } };
}

async function readClaim(eventStore: EventStore, stream: string): Promise<Made> {
  const [claimed] = (await eventStore.readStream(stream)).events;
  if (claimed === undefined || !isSeqClaimed(claimed)) throw new Error(`Not the event of a claim: ${claimed?.type}`);
  return claimed.data;
}

function isSeqClaimed(event: StoredEvent): event is StoredEvent & { readonly data: Made } {
  const { type, version, data } = event;
  if (type !== "SeqClaimed" || version !== 1 || typeof data !== "object" || data === null) return false;
  return "seq" in data && typeof data.seq === "number" && "body" in data && typeof data.body === "string";
}

/** JSON that doesn't depend on the order in which an object's members came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

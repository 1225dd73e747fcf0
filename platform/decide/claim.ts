// An Idempotency-Key claims a seq. A repeated request finds its claim, and so the seq and the stream it had before.
import { defineEvent, upcaster } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import * as z from "zod";
import type { CommandContext } from "../decider.ts";
import { type Append, type EventStore, hasErrorCode, NO_STREAM } from "../event-store/port.ts";
import { newSeq } from "../ids.ts";
import type { Vault } from "../vault/port.ts";
import { newMeta } from "./meta.ts";

export type ClaimDeps = { readonly eventStore: EventStore; readonly vault: Pick<Vault, "mac"> };

/** A request that must be carried out once. */
export type KeyedRequest = {
  /** A public user id. */
  readonly person: string;
  /** The key of the route table: the same Idempotency-Key on another route is another request. */
  readonly route: string;
  /** The Idempotency-Key as it came. */
  readonly key: string;
  /** JSON as its schema parsed it, so in the schema's order; digests stand in for uploaded files. */
  readonly body: unknown;
  /** Draws a seq; where it is taken, another is drawn. `newSeq` unless given. */
  readonly drawSeq?: (() => number) | undefined;
};

export type Claim = {
  /** The id of its event; what is done for the request carries it as `causationId`. */
  readonly id: string;
  readonly seq: number;
  readonly revision: number;
  /** False for claims of version 1, which left no `causationId` on what they led to. */
  readonly isCause: boolean;
};

/** A claim that may be made: the first event of its stream. */
export type DraftClaim = {
  readonly claim: Claim;
  readonly digest: string;
  readonly append: Append;
  readonly drawSeq: () => number;
};

const ClaimedV1 = z.object({ seq: z.int(), body: z.string() });
const SeqClaimed = defineEvent("SeqClaimed", {
  version: 2,
  data: ClaimedV1.extend({ isCause: z.boolean().default(true) }),
  upcasters: { 1: upcaster(ClaimedV1, (data) => ({ ...data, isCause: false })) },
});
const claimEvents = defineEvents(SeqClaimed);

export function draftClaim({ vault }: ClaimDeps, request: KeyedRequest, context: CommandContext): DraftClaim {
  const { person, route, key, body, drawSeq = newSeq } = request;
  const stream = `claim-${vault.mac("claim", JSON.stringify([person, route, key]))}`;
  const digest = vault.mac("claim-body", JSON.stringify(body));
  return draftIn({ stream, digest, drawSeq }, context, NO_STREAM);
}

type Draw = Pick<DraftClaim, "digest" | "drawSeq"> & { readonly stream: string };

function draftIn({ stream, digest, drawSeq }: Draw, context: CommandContext, expected: number): DraftClaim {
  const meta = newMeta(context);
  const seq = drawSeq();
  const event = { type: "SeqClaimed", version: 2, data: { seq, body: digest }, meta };
  const claim = { id: meta.eventId, seq, revision: expected + 1, isCause: true };
  return { claim, digest, drawSeq, append: { stream, events: [event], expected } };
}

/** The request's claim, if it was made before. Refuses with IDEMPOTENCY_KEY_REUSED where it was for another body. */
export async function findClaim({ eventStore }: ClaimDeps, { digest, append }: DraftClaim): Promise<Claim | undefined> {
  const { events } = await eventStore.readStream(append.stream);
  const newest = events.at(-1);
  if (newest === undefined) return undefined;
  const { seq, body, isCause } = claimEvents.read(newest).data;
  if (body !== digest) throw new Refused("IDEMPOTENCY_KEY_REUSED");
  return { id: newest.meta.eventId, seq, revision: newest.revision, isCause };
}

/** Makes the claim, or finds the one made before. Refuses with IDEMPOTENCY_KEY_REUSED. */
export async function makeClaim(deps: ClaimDeps, draft: DraftClaim): Promise<Claim> {
  try {
    await deps.eventStore.appendInOrder([draft.append]);
    return draft.claim;
  } catch (error) {
    const earlier = hasErrorCode(error, "REVISION_CONFLICT") ? await findClaim(deps, draft) : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/** Gives the request another seq. Where another process has moved the claim meanwhile, its seq is taken. */
export function moveClaim(
  deps: ClaimDeps,
  { append: { stream }, ...draft }: DraftClaim,
  { revision }: Claim,
  context: CommandContext,
): Promise<Claim> {
  return makeClaim(deps, draftIn({ ...draft, stream }, context, revision));
}

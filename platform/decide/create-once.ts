// Creates something under a new seq, once for each Idempotency-Key (docs/decisions/0009).
import type { AnyEvent } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { CommandContext, Decider, HandleCommand, Handled } from "../decider.ts";
import type { Append, Position } from "../event-store/port.ts";
import { newSeq } from "../ids.ts";
import { type Attachments, withAttachments } from "./attachments.ts";
import {
  type Claim,
  type ClaimDeps,
  type DraftClaim,
  draftClaim,
  findClaim,
  type KeyedRequest,
  makeClaim,
  moveClaim,
} from "./claim.ts";
import { isConflict } from "./conflict.ts";
import { retried } from "./retried.ts";

export type OnceDeps = ClaimDeps & { readonly handle: HandleCommand };

export type Creation<Command, Event extends AnyEvent, State, Named = undefined> = Omit<KeyedRequest, "key"> & {
  /** Without one, each request creates. */
  readonly key: string | undefined;
  /** Its creating command gives no events where the state says that something is there already. */
  readonly decider: Decider<Command, Event, State>;
  readonly stream: (seq: number) => string;
  /** `named` is what `attachments` says of the files. */
  readonly command: (seq: number, named: Named | undefined) => NoInfer<Command>;
  readonly context: CommandContext;
  /** Throws Refused where there is no room for another. Not asked for what was created before. */
  readonly guard?: () => Promise<void>;
  /**
   * Appends that go along with the first events, such as a place of few; none where they were made before for the seq. Throws
   * Refused where there is no room, which is not asked for what was created before. `isNew`: their streams are taken to be new.
   */
  readonly along?: (seq: number, isNew: boolean) => Promise<readonly Append[]>;
  /** Files stored under the seq. The claim is then durable before they are, which costs a commit. */
  readonly attachments?: Attachments<Named, State> | undefined;
};

export type Created = {
  readonly seq: number;
  /** The same request had created it before. */
  readonly repeated: boolean;
  readonly position: Position;
};

/** Where to create: under a seq, in the name of a claim if there is one. */
type Place = Pick<Claim, "seq"> & Partial<Claim>;

/** Two processes may draw the same seq. This many collisions in a row means a bug. */
const DRAWS = 3;

/**
 * The same key from the same person with the same body creates once and answers with the same seq; with another body it
 * is refused with IDEMPOTENCY_KEY_REUSED. A refused command spends no key. Where something else stands under the seq,
 * another seq is drawn.
 */
export async function createOnce<Command, Event extends AnyEvent, State, Named = undefined>(
  deps: OnceDeps,
  creation: Creation<Command, Event, State, Named>,
): Promise<Created> {
  const { key, context, attachments, guard, along } = creation;
  if (attachments) requireAllowed(creation, attachments.name(0));
  if (key === undefined) {
    await guard?.();
    const draw = async () => ({ seq: (creation.drawSeq ?? newSeq)() });
    return createWhereFree(deps, creation, await draw(), draw);
  }
  const draft = draftClaim(deps, { ...creation, key }, context);
  if (guard) await unlessClaimed(deps, draft, guard);
  const quick = attachments ? undefined : await createWithClaim(deps, creation, draft);
  if (quick) return quick;
  if (along) await unlessClaimed(deps, draft, () => along(draft.claim.seq, false));
  const move = (taken: Claim) => moveClaim(deps, draft, taken, context);
  return createWhereFree(deps, creation, await makeClaim(deps, draft), move);
}

/** What it throws is thrown only for what was not created before. */
async function unlessClaimed(deps: OnceDeps, draft: DraftClaim, requireRoom: () => Promise<unknown>): Promise<void> {
  try {
    await requireRoom();
  } catch (error) {
    if ((await findClaim(deps, draft)) === undefined) throw error;
  }
}

/** With files, the key is spent and the files are stored before the command runs, so the rules are asked beforehand. */
function requireAllowed<Command, Event extends AnyEvent, State, Named>(
  { decider, command }: Creation<Command, Event, State, Named>,
  named: Named,
): void {
  decider.decide(command(0, named), decider.initialState);
}

/** The claim and the first events in one commit. Undefined where the claim or the seq was there before. */
async function createWithClaim<Command, Event extends AnyEvent, State, Named>(
  { handle }: OnceDeps,
  { decider, stream, command, context, along }: Creation<Command, Event, State, Named>,
  { claim: { id, seq }, append }: DraftClaim,
): Promise<Created | undefined> {
  const caused = { ...context, causationId: id };
  try {
    // The claim comes last: what is refused spends no key.
    const options = { ahead: [...((await along?.(seq, true)) ?? []), append], isNew: true };
    const { position } = await handle(decider, stream(seq), command(seq, undefined), caused, options);
    return { seq, repeated: false, position };
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

async function createWhereFree<Command, Event extends AnyEvent, State, Named, At extends Place>(
  deps: OnceDeps,
  creation: Creation<Command, Event, State, Named>,
  first: At,
  next: (taken: At) => Promise<At>,
): Promise<Created> {
  let place = first;
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const { outcome, position } = await createAt(deps, creation, place);
    const isTaken = outcome === "UNCHANGED" && place.isCause !== false;
    if (!isTaken) return { seq: place.seq, repeated: outcome !== "APPENDED", position };
    place = await next(place);
  }
  throw new Refused("CONFLICT");
}

type Done = Omit<Handled<unknown>, "state">;

async function createAt<Command, Event extends AnyEvent, State, Named>(
  deps: OnceDeps,
  { decider, stream, command, context, attachments, along }: Creation<Command, Event, State, Named>,
  { seq, id }: Place,
): Promise<Done> {
  const caused = id === undefined ? context : { ...context, causationId: id };
  const once = id !== undefined;
  const create = async (named?: Named) => {
    const ahead = along && (await along(seq, false));
    return deps.handle(decider, stream(seq), command(seq, named), caused, { once, ...(ahead && { ahead }) });
  };
  const run = along ? (named?: Named) => retried(() => create(named)) : create;
  if (!attachments && !along) return run();
  const created = await findCreated(deps, stream(seq), id);
  return created ?? (attachments ? withAttachments(attachments, seq, run) : run());
}

/** Asked before files are stored for nothing, and before there must be room. */
async function findCreated(
  { eventStore }: OnceDeps,
  stream: string,
  id: string | undefined,
): Promise<Done | undefined> {
  const { events } = await eventStore.readStream(stream);
  const isMine = id !== undefined && events.some(({ meta }) => meta.causationId === id);
  return isMine ? { outcome: "REPEATED", position: await eventStore.head() } : undefined;
}

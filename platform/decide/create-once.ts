// Creates something under a new seq, once for each Idempotency-Key (docs/decisions/0009).
import type { AnyEvent } from "@sb/contracts/events.ts";
import { isRefused, Refused } from "@sb/contracts/refused.ts";
import type { CommandContext, Decider, HandleCommand, Handled } from "../decider.ts";
import { type Append, type Position, START } from "../event-store/port.ts";
import { newSeq } from "../ids.ts";
import type { Attachments } from "./attachments.ts";
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
import { isConflict, retried } from "./conflict.ts";

export type OnceDeps = ClaimDeps & { readonly handle: HandleCommand };

/** A request that is carried out once for its key; each time where it has none. */
export type OnceRequest = Omit<KeyedRequest, "key"> & {
  readonly key: string | undefined;
  readonly context: CommandContext;
};

export type Creation = OnceRequest & {
  /** The stream of what is created under a seq. */
  readonly stream: (seq: number) => string;
  /** It calls `put`. The claim is then durable before the files are, which costs a commit. */
  readonly storesFiles?: boolean;
};

/** One attempt to create something. Where it loses its seq to another process, another attempt follows. */
type Attempt = {
  readonly seq: number;
  /** Nothing is known of an earlier attempt. Whether there is room, and what has an effect, is asked now and not again. */
  readonly isFirst: boolean;
  /** Streams that go along may be taken to be new; where one is not, another attempt follows. */
  readonly isNew: boolean;
  /** Stores files under the seq and gives what the event says of them. They are deleted again if no event names them. */
  put<Named, State>(attachments: Attachments<Named, State>): Promise<Named>;
  /**
   * Appends the first events under the seq, with what goes `along` in the same commit. The creating command gives no events
   * where the state says that something is there already.
   */
  append<Command, Event extends AnyEvent, State>(
    decider: Decider<Command, Event, State>,
    command: NoInfer<Command>,
    along?: readonly Append[],
  ): Promise<Handled<unknown>>;
};

/** Reads from top to bottom: requires what it must, puts files, ends with `attempt.append`. It may run more than once. */
export type Create = (attempt: Attempt) => Promise<Handled<unknown>>;

export type Created = {
  readonly seq: number;
  /** The same request had created it before. */
  readonly repeated: boolean;
  readonly position: Position;
};

type Try = Omit<Attempt, "isFirst">;
type TryToCreate = (attempt: Try) => Promise<Handled<unknown>>;

/** Where to create: under a seq, in the name of a claim if there is one. */
type SeqPlace = Pick<Claim, "seq"> & Partial<Claim>;

/** Two processes may draw the same seq. This many collisions in a row means a bug. */
const DRAWS = 3;

/**
 * The same key from the same person with the same body creates once and answers with the same seq; with another body it
 * is refused with IDEMPOTENCY_KEY_REUSED. A refusal spends no key, and is not asked for what was created before. Where
 * something else stands under the seq, another seq is drawn.
 */
export async function createOnce(deps: OnceDeps, creation: Creation, create: Create): Promise<Created> {
  const { key, context, storesFiles } = creation;
  let isFirst = true;
  const tryOnce: TryToCreate = (attempt) => {
    const running = create({ ...attempt, isFirst });
    isFirst = false;
    return running;
  };
  if (key === undefined) {
    if (storesFiles) await tryOnce(rehearsal(0));
    const draw = async () => ({ seq: (creation.drawSeq ?? newSeq)() });
    return createWhereFree(deps, creation, tryOnce, await draw(), draw);
  }
  const draft = draftClaim(deps, { ...creation, key }, context);
  const quick = storesFiles ? undefined : await createWithClaim(deps, creation, tryOnce, draft);
  if (quick) return quick;
  const earlier = await findClaim(deps, draft);
  if (earlier) isFirst = false;
  const claim = earlier ?? (await claimUnlessRefused(deps, tryOnce, draft));
  const move = (taken: Claim) => moveClaim(deps, draft, taken, context);
  return createWhereFree(deps, creation, tryOnce, claim, move);
}

/** The claim and the first events in one commit. Undefined where the claim, the seq, or a stream of what goes along was there before. */
async function createWithClaim(
  deps: OnceDeps,
  { stream, context }: Creation,
  create: TryToCreate,
  draft: DraftClaim,
): Promise<Created | undefined> {
  const { id, seq } = draft.claim;
  const caused = { ...context, causationId: id };
  try {
    const { position } = await create({
      seq,
      isNew: true,
      put: () => Promise.reject(new Error("a creation that stores files says so")),
      // The claim comes last: what is refused spends no key.
      append: (decider, command, along = []) =>
        deps.handle(decider, stream(seq), command, caused, { ahead: [...along, draft.append], isNew: true }),
    });
    return { seq, repeated: false, position };
  } catch (error) {
    if (isConflict(error) || (isRefused(error) && (await findClaim(deps, draft)))) return undefined;
    throw error;
  }
}

/** With the claim the key is spent, so everything that may refuse is asked beforehand. */
async function claimUnlessRefused(deps: OnceDeps, create: TryToCreate, draft: DraftClaim): Promise<Claim> {
  await create(rehearsal(draft.claim.seq));
  return makeClaim(deps, draft);
}

/** An attempt that stores nothing: what refuses, refuses. */
const rehearsal = (seq: number): Try => ({
  seq,
  isNew: false,
  put: async ({ name }) => name(seq),
  append: async ({ decide, initialState }, command) => {
    decide(command, initialState);
    return { state: initialState, position: START, outcome: "UNCHANGED" };
  },
});

async function createWhereFree<At extends SeqPlace>(
  deps: OnceDeps,
  creation: Creation,
  create: TryToCreate,
  first: At,
  next: (taken: At) => Promise<At>,
): Promise<Created> {
  let place = first;
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const created = await findCreated(deps, creation.stream(place.seq), place.id);
    const { outcome, position } = created ?? (await createAt(deps, creation, create, place));
    const isTaken = outcome === "UNCHANGED" && place.isCause !== false;
    if (!isTaken) return { seq: place.seq, repeated: outcome !== "APPENDED", position };
    place = await next(place);
  }
  throw new Refused("CONFLICT");
}

type Done = Omit<Handled<unknown>, "state">;

async function createAt(
  deps: OnceDeps,
  { stream, context }: Creation,
  create: TryToCreate,
  { seq, id }: SeqPlace,
): Promise<Done> {
  const caused = id === undefined ? context : { ...context, causationId: id };
  const files = createPut(seq);
  const attempt: Try = {
    seq,
    isNew: false,
    put: files.put,
    append: (decider, command, along = []) => {
      const options = { once: id !== undefined, ...(along.length > 0 && { ahead: along }) };
      return deps.handle(decider, stream(seq), command, caused, options);
    },
  };
  try {
    const handled = await retried(() => create(attempt));
    await files.settle(handled.outcome === "UNCHANGED" ? undefined : handled.state);
    return handled;
  } catch (error) {
    // After a failure that is no refusal the event may be stored, so the files stay too.
    if (isRefused(error)) await files.settle(undefined);
    throw error;
  }
}

/** Files of one place: put once, however often its attempt is tried. */
function createPut(seq: number) {
  let named: unknown;
  let settle = async (_state: unknown): Promise<void> => {};
  return {
    async put<Named, State>(attachments: Attachments<Named, State>): Promise<Named> {
      if (named !== undefined) return named as Named;
      const name = attachments.name(seq);
      await attachments.put(seq, name);
      named = name;
      settle = (state) => attachments.settle(seq, name, state as State | undefined);
      return name;
    },
    settle: (state: unknown) => settle(state),
  };
}

/** Asked before anything is stored or required for it again. */
async function findCreated(
  { eventStore }: OnceDeps,
  stream: string,
  id: string | undefined,
): Promise<Done | undefined> {
  if (id === undefined) return undefined;
  const { events } = await eventStore.readStream(stream);
  const isMine = events.some(({ meta }) => meta.causationId === id);
  return isMine ? { outcome: "REPEATED", position: await eventStore.head() } : undefined;
}

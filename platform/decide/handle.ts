// Runs a command against its stream (platform/decider.ts). Only this file knows the expected revision and retries
// conflicts.
import { setTimeout } from "node:timers/promises";
import { type AnyEvent, kindOf, type Personal } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Events } from "@sb/contracts/subject.ts";
import { type BackOff, jittered } from "../back-off.ts";
import type { CommandContext, Decider, HandleCommand, Handled, HandleOptions } from "../decider.ts";
import { type Append, hasErrorCode, type NewEvent, NO_STREAM, START } from "../event-store/port.ts";
import { createKeyedLock, LOCK_PATIENCE_MS } from "../keyed-lock.ts";
import { traced } from "../telemetry/trace.ts";
import type { Sealer, Vault } from "../vault/port.ts";
import { commit, OPENING } from "./commit.ts";
import { isConflict } from "./conflict.ts";
import { type LoadDeps, type Loaded, load } from "./load.ts";
import { newMeta } from "./meta.ts";

/** Losing one attempt to another process is chance; losing this many in a row means a bug. */
const ATTEMPTS = 50;

/** The other process is done within milliseconds; the wait grows for streams that many want at once. */
const BETWEEN_TRIES = jittered((failures) => Math.min(100, 2 ** Math.min(failures, 7)));

type HandleDeps = LoadDeps & {
  /** Before a conflict is tried again. */
  readonly backOff?: BackOff;
};

export function createHandleCommand({ backOff = BETWEEN_TRIES, ...deps }: HandleDeps): HandleCommand {
  const locked = createKeyedLock(LOCK_PATIENCE_MS);
  async function tryOften<Command, Event extends AnyEvent, State>(
    decider: Decider<Command, Event, State>,
    stream: string,
    command: Command,
    context: CommandContext,
    options: HandleOptions,
  ): Promise<Handled<State>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await tryOnce(deps, decider, stream, command, context, options);
      } catch (error) {
        if (!isConflict(error) || options.isNew || options.ahead) throw refusalOf(error);
      }
      if (attempt < ATTEMPTS) await setTimeout(backOff(attempt));
    }
    throw new Refused("CONFLICT");
  }

  return (decider, stream, command, context, options = {}) => {
    const step = { name: `command ${kindOf(stream)}`, correlationId: context.correlationId };
    return traced(step, () => locked(stream, () => tryOften(decider, stream, command, context, options)));
  };
}

async function tryOnce<Command, Event extends AnyEvent, State>(
  deps: LoadDeps,
  decider: Decider<Command, Event, State>,
  stream: string,
  command: Command,
  context: CommandContext,
  { ahead = [], isNew = false, once = false }: HandleOptions,
): Promise<Handled<State>> {
  const { state, revision, causes } = isNew ? unborn(decider) : await load(deps, decider, stream);
  const asItIs = async (outcome: "REPEATED" | "UNCHANGED") => ({
    state,
    position: await deps.eventStore.head(),
    outcome,
  });
  if (once && causes.has(context.causationId ?? "")) return asItIs("REPEATED");
  const decided = decider.decide(command, state);
  if (decided.length === 0) return asItIs("UNCHANGED");
  const { before, after, events } = await seal(deps.vault, decider.events, stream, decided, context, isNew);
  const own = { stream, events, expected: revision, after };
  const appended = await deps.eventStore.appendInOrder([...ahead, ...before, own]);
  const position = appended.at(-1)?.position ?? START;
  return { state: decided.reduce(decider.evolve, state), position, outcome: "APPENDED" };
}

function unborn<State>({ initialState }: { readonly initialState: State }): Loaded<State> {
  return { state: initialState, revision: NO_STREAM, causes: new Set() };
}

type SealedEvents = {
  readonly before: readonly Append[];
  readonly after: Promise<unknown> | undefined;
  readonly events: readonly NewEvent[];
};

/** New keys are stored before the events: in the same commit where the store can, and elsewhere while what needs no key is appended. */
async function seal(
  vault: Vault,
  definitions: Events,
  stream: string,
  decided: readonly AnyEvent[],
  context: CommandContext,
  isNew: boolean,
): Promise<SealedEvents> {
  const parts = decided.map(({ type, version, data: whole, secret }) => {
    const { data, personal } = definitions.find(type)?.split(stream, whole) ?? { data: whole };
    return { event: { type, version, data, meta: newMeta(context) }, secret, personal };
  });
  const owners = parts.flatMap(({ secret, personal }) => [
    ...(secret === undefined ? [] : [stream]),
    ...(personal ? [personal.owner] : []),
  ]);
  const sealers = await sealersOf(vault, new Set(owners), isNew);
  const events = parts.map(({ event, secret, personal }): NewEvent => {
    const sealed = secret === undefined ? undefined : sealers.get(stream)?.seal(secret);
    const own = personal && sealers.get(personal.owner);
    return { ...event, ...(sealed && { sealed }), ...(own && { personal: sealPersonal(own, personal) }) };
  });
  const keys = [...sealers.values()];
  return { before: keys.flatMap(({ before }) => before), after: allStored(keys), events };
}

/** One for each owner, since each may bring a new key. All are asked for at once. */
async function sealersOf(
  vault: Vault,
  owners: ReadonlySet<string>,
  isNew: boolean,
): Promise<ReadonlyMap<string, Sealer>> {
  const each = async (owner: string) => [owner, await vault.sealer(owner, { new: isNew })] as const;
  return new Map(await Promise.all([...owners].map(each)));
}

function sealPersonal({ seal }: Sealer, { owner, members, logged }: Personal): NonNullable<NewEvent["personal"]> {
  if (!logged) return { owner, sealed: seal(members) };
  const { commitment, opening } = commit(logged);
  return { owner, sealed: seal({ ...members, [OPENING]: opening }), commitment };
}

/** Undefined where no key is stored apart from the events. */
function allStored(keys: readonly Sealer[]): Promise<unknown> | undefined {
  const storing = keys.flatMap(({ stored }) => stored ?? []);
  if (storing.length === 0) return undefined;
  const all = Promise.all(storing);
  // Nobody waits for it where what goes ahead fails.
  all.catch(() => undefined);
  return all;
}

/** A person may send more than one append takes. */
function refusalOf(error: unknown): unknown {
  return hasErrorCode(error, "APPEND_TOO_LARGE") ? new Refused("FILE_TOO_LARGE") : error;
}

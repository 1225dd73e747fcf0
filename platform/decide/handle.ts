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
  const { before, events } = await seal(deps.vault, decider.events, stream, decided, context, isNew);
  const appended = await deps.eventStore.appendInOrder([...ahead, ...before, { stream, events, expected: revision }]);
  const position = appended.at(-1)?.position ?? START;
  return { state: decided.reduce(decider.evolve, state), position, outcome: "APPENDED" };
}

function unborn<State>({ initialState }: { readonly initialState: State }): Loaded<State> {
  return { state: initialState, revision: NO_STREAM, causes: new Set() };
}

/** New keys are stored before the events, in the same commit where the store can. */
async function seal(
  vault: Vault,
  definitions: Events,
  stream: string,
  decided: readonly AnyEvent[],
  context: CommandContext,
  isNew: boolean,
): Promise<{ readonly before: readonly Append[]; readonly events: readonly NewEvent[] }> {
  const sealers = createSealers(vault, isNew);
  const events: NewEvent[] = [];
  for (const { type, version, data: whole, secret } of decided) {
    const { data, personal } = definitions.find(type)?.split(stream, whole) ?? { data: whole };
    const event: NewEvent = { type, version, data, meta: newMeta(context) };
    const sealed = secret === undefined ? undefined : (await sealers.of(stream)).seal(secret);
    events.push({
      ...event,
      ...(sealed && { sealed }),
      ...(personal && { personal: await sealers.personal(personal) }),
    });
  }
  return { before: await sealers.before(), events };
}

/** One for each owner, since each may bring a new key. */
function createSealers(vault: Vault, isNew: boolean) {
  const sealers = new Map<string, Promise<Sealer>>();
  const of = (owner: string): Promise<Sealer> => {
    const sealer = sealers.get(owner) ?? vault.sealer(owner, { new: isNew });
    sealers.set(owner, sealer);
    return sealer;
  };
  return {
    of,
    personal: async ({ owner, members, logged }: Personal) => {
      const { seal } = await of(owner);
      if (!logged) return { owner, sealed: seal(members) };
      const { commitment, opening } = commit(logged);
      return { owner, sealed: seal({ ...members, [OPENING]: opening }), commitment };
    },
    before: async () => (await Promise.all(sealers.values())).flatMap(({ before }) => before),
  };
}

/** A person may send more than one append takes. */
function refusalOf(error: unknown): unknown {
  return hasErrorCode(error, "APPEND_TOO_LARGE") ? new Refused("FILE_TOO_LARGE") : error;
}

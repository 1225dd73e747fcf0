// Runs a command against its stream (platform/decider.ts). Only this file knows the expected revision and retries
// conflicts.
import type { AnyEvent, EventMeta } from "@sb/contracts/events.ts";
import type { CommandContext, Decider, HandleCommand, Handled, HandleOptions } from "../decider.ts";
import { type Append, hasErrorCode, type NewEvent, NO_STREAM } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import { Refused } from "../refused.ts";
import type { Vault } from "../vault/port.ts";
import { type LoadDeps, type Loaded, load } from "./load.ts";
import { createTurns } from "./turns.ts";

/** Losing one attempt to another process is chance; losing this many in a row means a bug. */
const ATTEMPTS = 50;

export function createHandleCommand(deps: LoadDeps): HandleCommand {
  const inTurn = createTurns();
  return (decider, stream, command, context, options = {}) =>
    inTurn(stream, async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        try {
          return await tryOnce(deps, decider, stream, command, context, options);
        } catch (error) {
          if (!isConflict(error) || options.isNew || options.ahead) throw error;
        }
      }
      throw new Refused("CONFLICT");
    });
}

async function tryOnce<Command, Event extends AnyEvent, State>(
  deps: LoadDeps,
  decider: Decider<Command, Event, State>,
  stream: string,
  command: Command,
  context: CommandContext,
  { ahead = [], isNew = false, once = false }: HandleOptions,
): Promise<Handled<State>> {
  const { state, revision, position, causes } = isNew ? unborn(decider) : await load(deps, decider, stream);
  if (once && causes.has(context.causationId ?? "")) return { state, position, outcome: "REPEATED" };
  const decided = decider.decide(command, state);
  if (decided.length === 0) return { state, position, outcome: "UNCHANGED" };
  const { before, events } = await seal(deps.vault, stream, decided, context, isNew);
  const appended = await deps.eventStore.appendInOrder([...ahead, ...before, { stream, events, expected: revision }]);
  return { state: decided.reduce(decider.evolve, state), position: appended.at(-1)?.position, outcome: "APPENDED" };
}

function unborn<State>({ initialState }: { readonly initialState: State }): Loaded<State> {
  return { state: initialState, revision: NO_STREAM, position: undefined, causes: new Set() };
}

/** A new key is stored before the events, in the same commit where the store can. */
async function seal(
  vault: Vault,
  stream: string,
  decided: readonly AnyEvent[],
  context: CommandContext,
  isNew: boolean,
): Promise<{ readonly before: readonly Append[]; readonly events: readonly NewEvent[] }> {
  const toNew = ({ type, version, data }: AnyEvent) => ({ type, version, data, meta: metaOf(context) });
  if (decided.every(({ secret }) => secret === undefined)) return { before: [], events: decided.map(toNew) };
  const sealer = await vault.sealer(stream, { new: isNew });
  const events = decided.map((event) =>
    event.secret === undefined ? toNew(event) : { ...toNew(event), sealed: sealer.seal(event.secret) },
  );
  return { before: sealer.before, events };
}

function metaOf({ actor, correlationId, causationId, at }: CommandContext): EventMeta {
  const meta = { eventId: uuidv7(), correlationId, actor, at };
  return causationId === undefined ? meta : { ...meta, causationId };
}

/** The stream moved on, or its key did (made by another process first, or shredded): the rules decide again. */
function isConflict(error: unknown): boolean {
  return hasErrorCode(error, "REVISION_CONFLICT") || hasErrorCode(error, "STREAM_SHREDDED");
}

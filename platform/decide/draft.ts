// A command's events as an append that goes along with another (HandleOptions.ahead). For streams without secrets.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { CommandContext, Decider } from "../decider.ts";
import { type Append, NO_STREAM } from "../event-store/port.ts";
import { type LoadDeps, load } from "./load.ts";
import { newMeta } from "./meta.ts";

/**
 * Loads, folds and decides, and appends nothing. None where the decider gives no events. `isNew`: the stream is taken to be
 * new instead of read; where it is not, the append conflicts.
 */
export async function draft<Command, Event extends AnyEvent, State>(
  deps: LoadDeps,
  decider: Decider<Command, Event, State>,
  stream: string,
  command: Command,
  context: CommandContext,
  isNew = false,
): Promise<readonly Append[]> {
  const unread = { state: decider.initialState, revision: NO_STREAM };
  const { state, revision } = isNew ? unread : await load(deps, decider, stream);
  const events = decider
    .decide(command, state)
    .map(({ type, version, data }) => ({ type, version, data, meta: newMeta(context) }));
  return events.length > 0 ? [{ stream, events, expected: revision }] : [];
}

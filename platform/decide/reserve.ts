// Names there are only one of: a nickname, a Google identity. The store's own check of the revision is what makes a
// claim unique; whoever comes second finds out who was first.
import type { CommandContext, HandleCommand } from "../decider.ts";
import type { Position } from "../event-store/port.ts";
import { type LoadDeps, load } from "./load.ts";
import { reservation } from "./reservation.ts";

export type Reserved = { readonly holder: string; readonly position: Position | undefined };

/** Claims the name of a stream (`nickname-…`, `identity-…`) for a holder and tells who holds it now: them, or an earlier one. */
export async function reserve(
  handleCommand: HandleCommand,
  stream: string,
  holder: string,
  context: CommandContext,
): Promise<Reserved> {
  const { state, position } = await handleCommand(reservation, stream, { type: "Reserve", holder }, context);
  if (state.holder === undefined) throw new Error("A reservation left its name to nobody");
  return { holder: state.holder, position };
}

/** Gives the name back. Does nothing where somebody else holds it, or nobody. */
export async function release(
  handleCommand: HandleCommand,
  stream: string,
  holder: string,
  context: CommandContext,
): Promise<void> {
  await handleCommand(reservation, stream, { type: "Release", holder }, context);
}

/** Who holds the name now. Good for an answer to a person; a claim must still be made by `reserve`. */
export async function findHolder(deps: LoadDeps, stream: string): Promise<string | undefined> {
  return (await load(deps, reservation, stream)).state.holder;
}

// Unique names: a nickname, a Google identity. The store's check of the expected revision makes a claim unique; the second
// to ask learns who was first.
import type { CommandContext, HandleCommand } from "../decider.ts";
import type { Position } from "../event-store/port.ts";
import { type LoadDeps, load } from "./load.ts";
import { reservation } from "./reservation.ts";

export type Reserved = { readonly holder: string; readonly position: Position };

/** Claims the name of a stream (`nickname-…`, `identity-…`) and gives who holds it now: this holder, or an earlier one. */
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

/** Frees the name. Does nothing where somebody else holds it, or nobody. */
export async function release(
  handleCommand: HandleCommand,
  stream: string,
  holder: string,
  context: CommandContext,
): Promise<void> {
  await handleCommand(reservation, stream, { type: "Release", holder }, context);
}

/** Who holds the name now, to answer a question; only `reserve` makes sure. */
export async function findHolder(deps: LoadDeps, stream: string): Promise<string | undefined> {
  return (await load(deps, reservation, stream)).state.holder;
}

// The answers of the scripts (scripts.ts).

import { NotReady } from "../../server-away.ts";
import type { TimedState } from "../asked-states.ts";
import { CheckpointMoved, Fenced } from "../port.ts";

/** Reads `["OK", position, version, clock, ready]`. Throws Fenced, CheckpointMoved, or Error where there is no such model. */
export function stateOf(answer: unknown, model: string): TimedState {
  const [, position, version, clock, ready] = requireOk(answer, model);
  return { position: String(position), version: String(version), clock: Number(clock), ready: ready === 1 };
}

/** Throws as `stateOf`. */
export function requireOk(answer: unknown, model: string): readonly unknown[] {
  const parts = listOf(answer);
  if (parts[0] === "OK") return parts;
  if (parts[0] === "FENCED") throw new Fenced(`${model} was written under the fence ${parts[1]}`);
  if (parts[0] === "MOVED") throw new CheckpointMoved(`${model} stands at "${parts[1]}", the batch was made elsewhere`);
  if (parts[0] === "NONE") throw new Error(`there is no projection ${model} to promote`);
  throw new TypeError("the read store's script answered with something unknown");
}

/** The list that a model's read answered. Throws NotReady. */
export function readOf(answer: unknown, model: string): readonly unknown[] {
  if (answer === "NOT_READY") throw new NotReady(model);
  return listOf(answer);
}

export function listOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  throw new TypeError("the read store's script answered with no list");
}

/** A model's entry: its generation, stamp and position. */
export const positionIn = (entry: string): string => entry.split(" ").slice(2).join(" ");

/** Reads a published message, `[name, position, version, clock, ready]` as JSON. */
export function messageOf(text: string): { readonly model: string; readonly state: TimedState } {
  const [name, position, version, clock, ready] = listOf(JSON.parse(text));
  const state = { position: String(position), version: String(version), clock: Number(clock), ready: ready === 1 };
  return { model: String(name), state };
}

// Positions of EventStoreDB: where a record was committed and where it was prepared, 20 digits each.
import type { ReadPosition } from "@eventstore/db-client";
import { type Position, START } from "../port.ts";

export type ServerPosition = { readonly commit: bigint; readonly prepare: bigint };

const DIGITS = 20;

export const toPosition = ({ commit, prepare }: ServerPosition): Position => `${digitsOf(commit)}${digitsOf(prepare)}`;

/** Throws RangeError where the text is not a position of this adapter. */
export function toServer(position: Position): ReadPosition {
  if (position === START) return "start";
  if (!/^\d{40}$/.test(position)) throw new RangeError("Not a position of this event store");
  return { commit: BigInt(position.slice(0, DIGITS)), prepare: BigInt(position.slice(DIGITS)) };
}

/** Bytes of the server's log before it. */
export function offsetOf(position: Position): number {
  return position === START ? 0 : Number(position.slice(0, DIGITS));
}

const digitsOf = (value: bigint): string => value.toString().padStart(DIGITS, "0");

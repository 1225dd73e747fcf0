import { LIST_LIMIT } from "./port.ts";

/** Throws RangeError where a call would read more of a list than one call may. */
export function requireListLimit(limit: number): void {
  if (limit > LIST_LIMIT)
    throw new RangeError(`at most ${LIST_LIMIT} members of a list are read at once, not ${limit}`);
}

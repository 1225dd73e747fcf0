import { Refused } from "@sb/contracts/refused.ts";
import { isConflict } from "./conflict.ts";

/** Each try that loses lets another one through, so this many in a row means a bug. */
const TRIES = 50;

/** Runs again what drafts its appends anew each time, until none conflicts. Refuses with CONFLICT in the end. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new Refused("CONFLICT");
}

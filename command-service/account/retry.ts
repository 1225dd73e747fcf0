// Retries what was built on an account that has changed meanwhile.
import { isRefused, Refused } from "@sb/contracts/refused.ts";

const ATTEMPTS = 5;

/** Throws Refused("CONFLICT") when it still fails after a few attempts. */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let made = 1; made <= ATTEMPTS; made++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRefused(error) || error.code !== "CONFLICT") throw error;
    }
  }
  throw new Refused("CONFLICT");
}

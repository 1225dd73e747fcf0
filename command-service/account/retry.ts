// What was built on an account that moved on meanwhile is built anew on what it is now, a few times.
import { isRefused, Refused } from "@sb/platform/refused.ts";

const ATTEMPTS = 5;

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

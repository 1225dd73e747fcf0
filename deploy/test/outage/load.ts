// For tests: a bounded load of requests, at a steady pace whether they are answered or not.
import { setInterval } from "node:timers/promises";
import { STEPS, type World } from "./steps.ts";

/** Somebody does something once in so many milliseconds. */
const EACH_MS = 4_000;

/**
 * Until the signal is aborted. Resolves when all that was asked is answered, or was given up. `from`: the number of the first request, where a load
 * goes on.
 */
export async function load(world: World, signal: AbortSignal, from = 0): Promise<void> {
  const asked: Promise<unknown>[] = [];
  let n = from;
  try {
    for await (const _ of setInterval(EACH_MS / world.members.length, undefined, { signal })) {
      const [what, step] = STEPS[n % STEPS.length] ?? [];
      const member = world.members[n % world.members.length];
      const round = Math.floor(n / STEPS.length);
      n += 1;
      if (!step || !member || what === undefined) throw new Error("nobody is there");
      asked.push(step(world, member, round).catch((error: unknown) => world.ledger.failed(what, error)));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await Promise.all(asked);
}

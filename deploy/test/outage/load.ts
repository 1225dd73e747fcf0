// For tests: a bounded load of requests, at a steady pace whether they are answered or not.
import { setInterval } from "node:timers/promises";
import { STEPS, type World } from "./steps.ts";

const PER_SECOND = 10;

/** Until the signal is aborted. Resolves when all that was asked is answered, or was given up. */
export async function load(world: World, signal: AbortSignal): Promise<void> {
  const asked: Promise<unknown>[] = [];
  let n = 0;
  try {
    for await (const _ of setInterval(1_000 / PER_SECOND, undefined, { signal })) {
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

// One subscription to everything that is new tells the followers to look. What it brings is not used: pages are read, so
// that a slow follower holds nothing up.
import { END, excludeSystemEvents, streamNameFilter } from "@eventstore/db-client";
import { doubling, jittered, pause } from "../../back-off.ts";
import type { Esdb } from "./client.ts";

const BETWEEN_TRIES = jittered(doubling);

/** Subscribes until the signal is aborted, again after each failure. `beat` is also called whenever something may have been missed. */
export async function watchAll({ client, own, namespace }: Esdb, beat: () => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await watchOnce(() => {
      failures = 0;
      beat();
    });
    failures += 1;
    await pause(BETWEEN_TRIES(failures), signal);
  }

  /** Ends when the subscription has. Why it broke does not matter: it is opened again. */
  async function watchOnce(seen: () => void): Promise<void> {
    const { credentials } = own;
    // Nobody is woken by what others write.
    const filter = namespace === "" ? excludeSystemEvents() : streamNameFilter({ prefixes: [namespace] });
    const subscription = client.subscribeToAll({ credentials, fromPosition: END, filter });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    subscription.on("confirmation", seen).on("data", seen);
    subscription
      .on("error", () => end())
      .on("end", end)
      .on("close", end);
    const stop = () => end();
    signal.addEventListener("abort", stop);
    if (!signal.aborted) await ended;
    signal.removeEventListener("abort", stop);
    // It rejects where there was no call. What still comes is taken, or the client would keep the call.
    await Promise.allSettled([subscription.unsubscribe()]);
  }
}

// One subscription to everything that is new tells the followers to look. What it brings is not used: pages are read, so
// that a slow follower holds nothing up.
import { END, excludeSystemEvents } from "@eventstore/db-client";
import { doubling, jittered, pause } from "../back-off.ts";
import type { Esdb } from "./esdb-client.ts";

const BETWEEN_TRIES = jittered(doubling);

/** Subscribes until the signal is aborted, again after each failure. `beat` is also called whenever something may have been missed. */
export async function watchAll({ client, own }: Esdb, beat: () => void, signal: AbortSignal): Promise<void> {
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
    const subscription = client.subscribeToAll({ credentials, fromPosition: END, filter: excludeSystemEvents() });
    const stop = () => void subscription.destroy();
    await new Promise<void>((resolve) => {
      subscription.on("confirmation", seen).on("data", seen);
      subscription.on("error", stop).on("end", stop).on("close", resolve);
      signal.addEventListener("abort", stop, { once: true });
      if (signal.aborted) stop();
    });
    signal.removeEventListener("abort", stop);
    await subscription.unsubscribe();
  }
}

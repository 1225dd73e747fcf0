// Appends the same rows through the event store port with the same concurrency: the store's own share of the cost of filing.
import { join } from "node:path";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import type { Append, NewEvent } from "@sb/platform/event-store/port.ts";
import { timed } from "../rounds.ts";
import { concurrently } from "../workload/concurrently.ts";
import type { StoredRow } from "./bare-inserts.ts";

export type Appends = AsyncDisposable & {
  /** Events per second. Each call appends `together` rows, as one filing does. */
  readonly run: (rows: readonly StoredRow[], together: number, atOnce: number) => Promise<number>;
};

export async function openAppends(folder: string): Promise<Appends> {
  const store = await openEventStore("sqlite:", join(folder, "appends"));
  return {
    run: async (rows, together, atOnce) => {
      const appends = rows.map(appendOf);
      const calls = Math.ceil(appends.length / together);
      const append = async (call: number): Promise<void> => {
        await store.appendInOrder(appends.slice(call * together, (call + 1) * together));
      };
      return rows.length / ((await timed(() => concurrently(calls, atOnce, append))) / 1_000);
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

function appendOf({ stream, revision, body }: StoredRow): Append {
  const event: NewEvent = JSON.parse(body);
  return { stream, expected: revision - 1, events: [event] };
}

import { offsetOf } from "./esdb-position.ts";
import { PAGE_BYTES } from "./page-size.ts";
import type { EventStore, Position } from "./port.ts";

/** Events that are counted one by one. */
const COUNTED = 1_000;

/** How many events come after a position. Beyond the first ones it is estimated by the bytes between. */
export function createCount(readAll: EventStore["readAll"], head: EventStore["head"]): EventStore["countAfter"] {
  return async (after: Position) => {
    const page = await readAll(after, COUNTED, PAGE_BYTES);
    const last = page.at(-1)?.position;
    if (last === undefined) return 0;
    const end = await head();
    if (last >= end) return page.length;
    const bytesEach = (offsetOf(last) - offsetOf(after)) / page.length;
    return Math.max(page.length + 1, Math.round((offsetOf(end) - offsetOf(after)) / bytesEach));
  };
}

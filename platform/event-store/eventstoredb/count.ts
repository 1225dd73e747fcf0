import { collapse } from "../../collapse.ts";
import { PAGE_BYTES } from "../page-size.ts";
import type { EventStore, Position } from "../port.ts";
import { offsetOf } from "./position.ts";

/** Events that are counted one by one. */
const COUNTED = 1_000;

/** How many events come after a position. Beyond the first ones it is estimated by the bytes between. */
export function createCount(readAll: EventStore["readAll"], head: EventStore["head"]): EventStore["countAfter"] {
  // Calls that come while the head is read share the next read.
  const end = collapse(head);
  /** Bytes of an event on average, as it was seen last. */
  let each = 0;
  return async (after: Position) => {
    const between = offsetOf(await end()) - offsetOf(after);
    if (each > 0 && between > each * COUNTED) return Math.round(between / each);
    const page = await readAll(after, COUNTED, PAGE_BYTES);
    const last = page.at(-1)?.position;
    if (last === undefined) return 0;
    const newest = await end();
    if (last >= newest) return page.length;
    each = (offsetOf(last) - offsetOf(after)) / page.length;
    return Math.max(page.length + 1, Math.round((offsetOf(newest) - offsetOf(after)) / each));
  };
}

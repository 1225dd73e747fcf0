// How many events projections take in together.
import { PAGE_EVENTS } from "@sb/platform/event-store/page-size.ts";

export type BatchSizes = {
  /** While a projection keeps up. */
  readonly least: number;
  /** Far behind. */
  readonly most: number;
};

const LEAST = 500;

/** `least` is for tests, whose logs are short. */
export function batchSizes(least = LEAST): BatchSizes {
  return { least, most: (least * PAGE_EVENTS) / LEAST };
}

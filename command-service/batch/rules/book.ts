// The rules of an agency's right to file by batches: an admin gives it, with the number of reports within 24 hours. What it took
// headings for is remembered beside it.
import { type BatchBookEvent, batchBookEvents } from "@sb/contracts/batch/events.ts";
import { BATCH_DAY_MS, type BatchField, BOOKED_KEPT } from "@sb/contracts/batch/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type Agency = { readonly agencySeq: number };
/** Times are ISO 8601. */
export type BookCommand = Agency &
  (
    | { readonly type: "Allow"; readonly aDay: number }
    | { readonly type: "End"; readonly reason: string }
    | {
        readonly type: "Book";
        readonly batchSeq: number;
        readonly rows: number;
        readonly at: string;
        /** Fields by keyed hashes of headings. */
        readonly columns: Readonly<Record<string, BatchField>>;
      }
  );

type Booked = { readonly batchSeq: number; readonly at: string; readonly rows: number };
export type BookState = {
  /** Reports within 24 hours; undefined: none. */
  readonly aDay: number | undefined;
  /** The newest. */
  readonly booked: readonly Booked[];
  readonly columns: Readonly<Record<string, BatchField>>;
};

/** Headings that are remembered of one agency. */
const HEADINGS_KEPT = 500;

export const bookDecider: Decider<BookCommand, BatchBookEvent, BookState> = {
  events: batchBookEvents,
  initialState: { aDay: undefined, booked: [], columns: {} },
  evolve(state, event) {
    switch (event.type) {
      case "BatchFilingAllowed":
        return { ...state, aDay: event.data.aDay };
      case "BatchFilingEnded":
        return { ...state, aDay: undefined };
      case "BatchRowsBooked": {
        const { batchSeq, rows, bookedAt: at, columns } = event.data;
        const headings = Object.entries({ ...state.columns, ...columns }).slice(-HEADINGS_KEPT);
        const booked = [...state.booked, { batchSeq, rows, at }].slice(-BOOKED_KEPT);
        return { ...state, booked, columns: Object.fromEntries(headings) };
      }
      default:
        throw unknownEvent(event);
    }
  },
  decide(command, state) {
    const { agencySeq } = command;
    switch (command.type) {
      case "Allow":
        if (state.aDay === command.aDay) return [];
        return [{ type: "BatchFilingAllowed", version: 1, data: { agencySeq, aDay: command.aDay } }];
      case "End":
        if (state.aDay === undefined) return [];
        return [{ type: "BatchFilingEnded", version: 1, data: { agencySeq, reason: command.reason } }];
      case "Book":
        return book(command, state);
      default:
        return command satisfies never;
    }
  },
};

export function requireAllowed({ aDay }: Pick<BookState, "aDay">): number {
  if (aDay === undefined) throw new Refused("BATCH_NOT_ALLOWED");
  return aDay;
}

/** Each batch books once. */
function book(
  { agencySeq, batchSeq, rows, at, columns }: Extract<BookCommand, { type: "Book" }>,
  state: BookState,
): readonly BatchBookEvent[] {
  const aDay = requireAllowed(state);
  if (state.booked.some((each) => each.batchSeq === batchSeq)) return [];
  const within = state.booked.filter((each) => Date.parse(at) - Date.parse(each.at) < BATCH_DAY_MS);
  if (within.reduce((sum, each) => sum + each.rows, rows) > aDay) throw new Refused("DAILY_QUOTA_USED");
  return [{ type: "BatchRowsBooked", version: 1, data: { agencySeq, batchSeq, rows, bookedAt: at, columns } }];
}

// The rules of one row of an agency's: it is filed once, under its own number, until its batch is undone.
import { type BatchRowEvent, batchRowEvents } from "@sb/contracts/batch/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type RowCommand = { readonly batchSeq: number; readonly dclrSeq: number } & (
  | { readonly type: "File"; readonly digest: string }
  | { readonly type: "Undo" }
);
/** Undefined: it is not filed. */
export type RowState = { readonly batchSeq: number; readonly dclrSeq: number; readonly digest: string } | undefined;

export const rowDecider: Decider<RowCommand, BatchRowEvent, RowState> = {
  events: batchRowEvents,
  initialState: undefined,
  evolve(_, event) {
    switch (event.type) {
      case "BatchRowFiled":
        return event.data;
      case "BatchRowUndone":
        return undefined;
      default:
        throw unknownEvent(event);
    }
  },
  decide(command, state) {
    const { batchSeq, dclrSeq } = command;
    if (command.type === "File")
      return state ? [] : [{ type: "BatchRowFiled", version: 1, data: { batchSeq, dclrSeq, digest: command.digest } }];
    return state?.dclrSeq === dclrSeq ? [{ type: "BatchRowUndone", version: 1, data: { batchSeq, dclrSeq } }] : [];
  },
};

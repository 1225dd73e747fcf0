// The rules of a notice: a draft is published once, and changed or deleted at any time.
import { type NoticeEvent, noticeEvents } from "@sb/contracts/notice/events.ts";
import type { NoticeText } from "@sb/contracts/notice/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type NoticeState = {
  readonly status: "NONE" | "DRAFT" | "PUBLISHED" | "DELETED";
  readonly isPopup: boolean;
  /** Of the newest event: a change names the one that it was made on. */
  readonly revision: number;
};

export type NoticeCommand =
  | { readonly type: "Write"; readonly seq: number; readonly text: NoticeText; readonly publish: boolean }
  | { readonly type: "Modify"; readonly seq: number; readonly text: NoticeText; readonly revision: number }
  | { readonly type: "Publish"; readonly seq: number }
  | { readonly type: "Delete"; readonly seq: number; readonly reason: string };

export const noticeDecider: Decider<NoticeCommand, NoticeEvent, NoticeState> = {
  events: noticeEvents,
  initialState: { status: "NONE", isPopup: false, revision: -1 },
  evolve,
  decide,
};

function evolve(before: NoticeState, event: NoticeEvent): NoticeState {
  const state = { ...before, revision: before.revision + 1 };
  switch (event.type) {
    case "NoticeWritten":
      return { ...state, status: "DRAFT", isPopup: event.data.popup === true };
    case "NoticeModified":
      return { ...state, isPopup: event.data.popup === true };
    case "NoticePublished":
      return { ...state, status: "PUBLISHED" };
    case "NoticeDeleted":
      return { ...state, status: "DELETED" };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: NoticeCommand, state: NoticeState): readonly NoticeEvent[] {
  switch (command.type) {
    case "Write":
      return write(command, state);
    case "Modify":
      requireThere(state);
      // Another admin would not see that their words were overwritten.
      if (command.revision !== state.revision) throw new Refused("CONTENT_CHANGED");
      return [{ type: "NoticeModified", version: 1, data: { seq: command.seq, ...command.text } }];
    case "Publish":
      requireThere(state);
      return state.status === "DRAFT" ? [published(command.seq)] : [];
    case "Delete":
      requireThere(state);
      return [{ type: "NoticeDeleted", version: 2, data: { seq: command.seq, reason: command.reason } }];
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function write({ seq, text, publish }: Extract<NoticeCommand, { type: "Write" }>, state: NoticeState): NoticeEvent[] {
  if (state.status !== "NONE") return [];
  const written: NoticeEvent = { type: "NoticeWritten", version: 1, data: { seq, ...text } };
  return publish ? [written, published(seq)] : [written];
}

const published = (seq: number): NoticeEvent => ({ type: "NoticePublished", version: 1, data: { seq } });

function requireThere({ status }: NoticeState): void {
  if (status !== "DRAFT" && status !== "PUBLISHED") throw new Refused("NOT_FOUND");
}

// The rules of a notice: a draft is published once, and changed or deleted at any time.
import type { NoticeType } from "@sb/contracts/codes.ts";
import { type NoticeEvent, noticeEvents } from "@sb/contracts/notice/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { Refused } from "@sb/platform/refused.ts";

export type NoticeState = { readonly status: "NONE" | "DRAFT" | "PUBLISHED" | "DELETED" };

export type NoticeText = { readonly optionType: NoticeType; readonly title: string; readonly content: string };

export type NoticeCommand =
  | { readonly type: "Write"; readonly seq: number; readonly text: NoticeText; readonly publish: boolean }
  | { readonly type: "Modify"; readonly seq: number; readonly text: NoticeText }
  | { readonly type: "Publish"; readonly seq: number }
  | { readonly type: "Delete"; readonly seq: number };

export const noticeDecider: Decider<NoticeCommand, NoticeEvent, NoticeState> = {
  events: noticeEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: NoticeState, event: NoticeEvent): NoticeState {
  switch (event.type) {
    case "NoticeWritten":
      return { status: "DRAFT" };
    case "NoticeModified":
      return state;
    case "NoticePublished":
      return { status: "PUBLISHED" };
    case "NoticeDeleted":
      return { status: "DELETED" };
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
      return [{ type: "NoticeModified", version: 1, data: { seq: command.seq, ...command.text } }];
    case "Publish":
      requireThere(state);
      return state.status === "DRAFT" ? [published(command.seq)] : [];
    case "Delete":
      requireThere(state);
      return [{ type: "NoticeDeleted", version: 1, data: { seq: command.seq } }];
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

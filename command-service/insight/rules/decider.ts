// The rules of an article: a draft is published at once or at its time, may be withdrawn and published again, and is deleted
// for good. It is changed at any time.
import type { SaferViewStatus } from "@sb/contracts/codes.ts";
import { type InsightEvent, insightEvents, type SaferViewPictureAdded } from "@sb/contracts/insight/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { addPicture, removePicture } from "./pictures.ts";
import { publish, publishDue, schedule, unschedule, withdraw } from "./publish.ts";
import { type ArticleState, type ArticleText, type InsightState, requireThere } from "./state.ts";
import { modify } from "./text.ts";

export type InsightCommand = { readonly viewSeq: number } & (
  | { readonly type: "Write"; readonly text: ArticleText }
  /** `version`: what the editor has seen; undefined where that does not matter. */
  | { readonly type: "Modify"; readonly text: ArticleText; readonly version: number | undefined }
  | { readonly type: "Publish" }
  /** `at`: now, as `publishAt` ISO 8601 in UTC. */
  | { readonly type: "Schedule"; readonly publishAt: string; readonly at: string }
  | { readonly type: "Unschedule" }
  /** Its time has come. */
  | { readonly type: "PublishDue"; readonly publishAt: string }
  | { readonly type: "Withdraw"; readonly reason: string }
  | { readonly type: "Delete"; readonly reason: string | undefined }
  | { readonly type: "AddPicture"; readonly picture: SaferViewPictureAdded["data"]["picture"] }
  | { readonly type: "RemovePicture"; readonly pictureId: string }
);

export const insightDecider: Decider<InsightCommand, InsightEvent, InsightState> = {
  events: insightEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: InsightState, event: InsightEvent): InsightState {
  if (event.type === "SaferViewWritten") {
    const { viewSeq: _, ...text } = event.data;
    return { status: "DRAFT", text, pictures: [], version: 0, publishAt: undefined };
  }
  if (state.status === "NONE" || state.status === "DELETED") return state;
  const become = (status: SaferViewStatus, publishAt?: string): ArticleState => ({ ...state, status, publishAt });
  switch (event.type) {
    case "SaferViewModified": {
      const { viewSeq: _, ...text } = event.data;
      return { ...state, text, version: state.version + 1 };
    }
    case "SaferViewScheduled":
      return become("SCHEDULED", event.data.publishAt);
    case "SaferViewUnscheduled":
      return become("DRAFT");
    case "SaferViewPublished":
      return become("PUBLISHED");
    case "SaferViewWithdrawn":
      return become("WITHDRAWN");
    case "SaferViewDeleted":
      return { status: "DELETED" };
    case "SaferViewPictureAdded":
      return { ...state, pictures: [...state.pictures, event.data.picture.pictureId] };
    case "SaferViewPictureRemoved":
      return { ...state, pictures: state.pictures.filter((id) => id !== event.data.pictureId) };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: InsightCommand, state: InsightState): readonly InsightEvent[] {
  const { viewSeq } = command;
  switch (command.type) {
    case "Write":
      // No events where the seq is taken: createOnce finds out by whom.
      if (state.status !== "NONE") return [];
      return [{ type: "SaferViewWritten", version: 1, data: { viewSeq, ...command.text } }];
    case "Modify":
      return modify(command, requireThere(state));
    case "Publish":
      return publish(viewSeq, requireThere(state));
    case "Schedule":
      return schedule(command, requireThere(state));
    case "Unschedule":
      return unschedule(viewSeq, requireThere(state));
    case "PublishDue":
      return publishDue(command, state);
    case "Withdraw":
      return withdraw(command, requireThere(state));
    case "Delete":
      return remove(viewSeq, command.reason, state);
    case "AddPicture":
      return addPicture(command, requireThere(state));
    case "RemovePicture":
      return removePicture(command, requireThere(state));
    default:
      return command satisfies never;
  }
}

const REASON_MISSING = { path: "reason", code: "REQUIRED_FIELD_MISSING" } as const;

function remove(viewSeq: number, reason: string | undefined, state: InsightState): readonly InsightEvent[] {
  if (state.status === "NONE" || state.status === "DELETED") throw new Refused("NOT_FOUND");
  // People may have read it, and wonder where it is.
  const wasPublished = state.status === "PUBLISHED" || state.status === "WITHDRAWN";
  if (wasPublished && reason === undefined) throw new Refused("REQUIRED_FIELD_MISSING", [REASON_MISSING]);
  return [{ type: "SaferViewDeleted", version: 1, data: { viewSeq, ...(reason !== undefined && { reason }) } }];
}

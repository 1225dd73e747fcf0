// The rules of a 1:1 inquiry: its person changes or deletes it until an admin answers it once; both sides comment on it.
import { type InquiryEvent, inquiryEvents } from "@sb/contracts/inquiry/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Decider } from "@sb/platform/decider.ts";
import type { InquiryCommand, ModifyInquiry, SubmitInquiry } from "./commands.ts";
import { comment, deleteComment } from "./comments.ts";
import { requireGoodText, requireOwn, requireReadable, requireThere, requireUnprocessed } from "./require.ts";
import { evolveInquiry, type InquiryState, type ThereState } from "./state.ts";

export const inquiryDecider: Decider<InquiryCommand, InquiryEvent, InquiryState> = {
  events: inquiryEvents,
  initialState: { status: "NONE" },
  evolve: evolveInquiry,
  decide,
};

function decide(command: InquiryCommand, state: InquiryState): readonly InquiryEvent[] {
  switch (command.type) {
    case "Submit":
      return submit(command, state);
    case "Modify":
      return modify(command, requireUnprocessed(requireOwn(state, command.userId)));
    case "Delete":
      return deleteOwn(command.userId, state);
    case "EndWithAccount":
      return state.status === "NONE" ? [] : end(state, "ACCOUNT");
    case "Answer":
      return answer(command.contents, command.wording, requireThere(state));
    case "Comment":
      return comment(command, requireThere(state));
    case "DeleteComment":
      return deleteComment(command, requireThere(state));
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function submit({ type: _, text, ...data }: SubmitInquiry, state: InquiryState): readonly InquiryEvent[] {
  if (state.status !== "NONE") return [];
  requireGoodText(text);
  return [{ type: "InquirySubmitted", version: 1, data, secret: text }];
}

/** Ids that it does not have are passed over: another of the person's tabs may have dropped them. */
function modify(
  { title, contents, keepFiles, files: added }: ModifyInquiry,
  { seq, userId, files }: ThereState,
): readonly InquiryEvent[] {
  const kept = files.filter(({ fileId }) => keepFiles.includes(fileId));
  const text = { title, contents, files: [...kept, ...added] };
  requireGoodText(text);
  const removedFiles = files.filter((file) => !kept.includes(file)).map(({ fileId }) => fileId);
  return [{ type: "InquiryModified", version: 1, data: { seq, userId, removedFiles }, secret: text }];
}

/** Deleted again, nothing happens. */
function deleteOwn(userId: string, state: InquiryState): readonly InquiryEvent[] {
  if (state.status === "DELETED" && state.userId === userId) return [];
  return end(requireUnprocessed(requireOwn(state, userId)), "PERSON");
}

function end({ status, seq, userId }: ThereState, because: "PERSON" | "ACCOUNT"): readonly InquiryEvent[] {
  if (status === "DELETED") return [];
  return [{ type: "InquiryDeleted", version: 1, data: { seq, userId, because } }];
}

/** Two admins may answer at once, or the person may have changed it meanwhile: who comes second is told. */
function answer(contents: string, wording: number | undefined, there: ThereState): readonly InquiryEvent[] {
  const isOutdated = wording !== undefined && wording !== there.wording;
  if (there.status === "PROCESSED" || isOutdated) throw new Refused("CONFLICT");
  requireReadable({ contents });
  const { seq, userId } = there;
  return [{ type: "InquiryAnswered", version: 1, data: { seq, userId }, secret: { contents } }];
}

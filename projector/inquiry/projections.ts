// The projection `inquiry@1` (contracts/inquiry/model.ts): one document per inquiry, and the lists of them.
import { type InquiryEvent, inquiryEvents } from "@sb/contracts/inquiry/events.ts";
import { INQUIRY_COLLECTION, INQUIRY_MODEL, type InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { goneOps, listOps, waitingSince } from "./lists.ts";

export const inquiryProjection = defineProjection({
  name: INQUIRY_MODEL,
  handles: inquiryEvents.definitions,
  reads: ({ data }) => [{ collection: INQUIRY_COLLECTION, id: String(data.seq) }],
  project,
});

function project(event: Stored<InquiryEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.seq);
  // Only this projection writes here.
  const before = docs.get(INQUIRY_COLLECTION, id) as InquiryDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  if (event.type === "InquiryDeleted")
    return [{ op: "delete", collection: INQUIRY_COLLECTION, id }, ...goneOps(event.data)];
  const changed = docAfter(event, before);
  if (!changed) return [];
  const doc = { ...changed, waitingSince: waitingSince(changed), revision: event.revision };
  return [{ op: "put", collection: INQUIRY_COLLECTION, id, doc }, ...listOps(doc)];
}

type Kept = Exclude<Stored<InquiryEvent>, { readonly type: "InquiryDeleted" }>;

function docAfter(event: Kept, before: InquiryDoc | undefined): InquiryDoc | undefined {
  const { sealed, revision } = event;
  const { at } = event.meta;
  if (event.type === "InquirySubmitted") {
    const { seq, userId } = event.data;
    return { seq, userId, status: "SUBMITTED", submittedAt: at, wording: 1, sealed, comments: [], revision };
  }
  if (!before) return undefined;
  switch (event.type) {
    case "InquiryModified":
      return { ...before, modifiedAt: at, wording: before.wording + 1, sealed };
    case "InquiryAnswered":
      return { ...before, status: "PROCESSED", processedAt: at, answer: sealed };
    case "InquiryCommented": {
      const { commentSeq, side, authorId, sealedText } = event.data;
      return { ...before, comments: [...before.comments, { commentSeq, side, authorId, at, sealed: sealedText }] };
    }
    case "InquiryCommentDeleted":
      return { ...before, comments: before.comments.map((each) => emptiedIf(each, event.data.commentSeq)) };
    default:
      throw unknownEvent(event);
  }
}

/** It keeps its place. */
function emptiedIf(comment: InquiryDoc["comments"][number], commentSeq: number): InquiryDoc["comments"][number] {
  if (comment.commentSeq !== commentSeq) return comment;
  const { sealed: _, ...rest } = comment;
  return rest;
}

export const projections = [inquiryProjection] as const;

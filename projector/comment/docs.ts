// The document of one comment after each event.
import type { CommentEvent } from "@sb/contracts/comment/events.ts";
import type { CommentDoc } from "@sb/contracts/comment/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

/** Undefined where the comment is not in the model. */
export function docAfter(event: Stored<CommentEvent>, before: CommentDoc | undefined): CommentDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "CommentWritten") {
    return { ...event.data, status: "SHOWN", writtenAt: meta.at, replies: 0, flags: {}, revision };
  }
  if (!before) return undefined;
  switch (event.type) {
    case "CommentDeleted":
      return { ...settled(before), content: undefined, status: "DELETED", revision };
    case "CommentFlagged": {
      const { reason } = event.data;
      const flags = { ...before.flags, [reason]: (before.flags[reason] ?? 0) + 1 };
      return { ...before, flags, flaggedAt: meta.at, revision };
    }
    case "CommentHidden": {
      const hidden = { reason: event.data.reason ?? "", at: meta.at };
      return { ...settled(before), status: "HIDDEN", hidden, revision };
    }
    case "CommentRestored":
      return { ...settled(before), status: "SHOWN", revision };
    default:
      throw unknownEvent(event);
  }
}

/** Nothing waits for an admin any more. */
const settled = ({ flaggedAt: _, hidden: __, ...doc }: CommentDoc): CommentDoc => ({ ...doc, flags: {} });

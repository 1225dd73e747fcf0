// The rules of one comment or reply.
import { COMMENT_LIMITS, type FlagReason } from "@sb/contracts/comment/codes.ts";
import { type CommentEvent, type CommentPlace, commentEvents } from "@sb/contracts/comment/events.ts";
import { type FieldError, Refused } from "@sb/contracts/refused.ts";
import { hasPersonalInformation } from "@sb/knowledge/personal-information/find.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";
import { solicitationIn } from "@sb/knowledge/solicitation/find.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type WrittenState = {
  readonly status: "SHOWN" | "HIDDEN" | "DELETED";
  readonly place: CommentPlace;
  readonly writerId: string;
  /** Who flagged it, ever. */
  readonly flaggers: readonly string[];
  /** It was flagged, and no admin has looked at it since. */
  readonly isFlagged: boolean;
};
export type CommentState = { readonly status: "NONE" } | WrittenState;

export type WriteComment = {
  readonly type: "Write";
  readonly place: CommentPlace;
  readonly writerId: string;
  readonly isStaff: boolean;
  readonly content: string;
};
export type CommentCommand =
  | WriteComment
  | { readonly type: "Delete"; readonly userId: string }
  | { readonly type: "DeleteWithTarget" }
  | { readonly type: "Flag"; readonly userId: string; readonly reason: FlagReason }
  | { readonly type: "Hide"; readonly reason: string }
  | { readonly type: "Restore"; readonly reason: string };

export const commentDecider: Decider<CommentCommand, CommentEvent, CommentState> = {
  events: commentEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: CommentState, event: CommentEvent): CommentState {
  if (event.type === "CommentWritten") {
    const { writerId, content: _, ...place } = event.data;
    return { status: "SHOWN", place, writerId, flaggers: [], isFlagged: false };
  }
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "CommentDeleted":
      return { ...state, status: "DELETED" };
    case "CommentFlagged":
      return { ...state, flaggers: [...state.flaggers, event.data.flaggerId], isFlagged: true };
    case "CommentHidden":
      return { ...state, status: "HIDDEN", isFlagged: false };
    case "CommentRestored":
      return { ...state, status: "SHOWN", isFlagged: false };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: CommentCommand, state: CommentState): readonly CommentEvent[] {
  switch (command.type) {
    case "Write":
      return write(command, state);
    case "Delete":
      return remove(requireOwn(state, command.userId), "WRITER");
    case "DeleteWithTarget":
      return state.status === "NONE" ? [] : remove(state, "TARGET");
    case "Flag":
      return flag(command, requireThere(state));
    case "Hide":
      return hide(command.reason, requireThere(state));
    case "Restore":
      return restore(command.reason, requireThere(state));
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function write({ place, writerId, isStaff, content }: WriteComment, state: CommentState): readonly CommentEvent[] {
  if (state.status !== "NONE") return [];
  requireGoodContent(content, isStaff);
  return [{ type: "CommentWritten", version: 1, data: { ...place, writerId, content } }];
}

/** Deleted again, nothing happens. */
function remove({ status, place }: WrittenState, because: "WRITER" | "TARGET"): readonly CommentEvent[] {
  return status === "DELETED" ? [] : [{ type: "CommentDeleted", version: 1, data: { ...place, because } }];
}

/** Each person counts once, and so many of them that admins notice. Nobody flags what is hidden already. */
function flag(
  { userId, reason }: Extract<CommentCommand, { type: "Flag" }>,
  { status, place, writerId, flaggers }: WrittenState,
): readonly CommentEvent[] {
  if (writerId === userId) throw new Refused("OWN_COMMENT");
  if (status !== "SHOWN" || flaggers.includes(userId) || flaggers.length >= COMMENT_LIMITS.flagsKept) return [];
  return [{ type: "CommentFlagged", version: 1, data: { ...place, flaggerId: userId, reason } }];
}

function hide(reason: string, { status, place }: WrittenState): readonly CommentEvent[] {
  return status === "HIDDEN" ? [] : [{ type: "CommentHidden", version: 1, data: { ...place, reason } }];
}

function restore(reason: string, { status, place, isFlagged }: WrittenState): readonly CommentEvent[] {
  const isSettled = status === "SHOWN" && !isFlagged;
  return isSettled ? [] : [{ type: "CommentRestored", version: 1, data: { ...place, reason } }];
}

/** Its writer's. What never was, or is another person's, is NOT_FOUND. */
function requireOwn(state: CommentState, userId: string): WrittenState {
  if (state.status === "NONE" || state.writerId !== userId) throw new Refused("NOT_FOUND");
  return state;
}

function requireThere(state: CommentState): WrittenState {
  if (state.status === "NONE" || state.status === "DELETED") throw new Refused("NOT_FOUND");
  return state;
}

const SOLICITED = { CONTACT: "CONTACT_OFFERED", RECOVERY: "RECOVERY_OFFERED", STAFF: "STAFF_CLAIMED" } as const;

/** Refuses texts that deceive the eye, tell who somebody is, or draw victims into the next fraud. Staff may say who they are. */
function requireGoodContent(content: string, isStaff: boolean): void {
  if (!isReadable(content)) throw refused("TEXT_UNREADABLE");
  if (hasPersonalInformation(content)) throw refused("PERSONAL_INFORMATION");
  const solicitation = solicitationIn(content);
  if (solicitation && !(isStaff && solicitation === "STAFF")) throw refused(SOLICITED[solicitation]);
}

const refused = (code: FieldError["code"]): Refused => new Refused(code, [{ path: "content", code }]);

// The rules of objections to listings: of one, and of those that a person has. An objection takes nothing away: what is listed stays so until
// an admin keeps the entry out.
import {
  type ObjectionEvent,
  type ObjectionNoted,
  type ObjectionOpened,
  type ObjectionText,
  objectionEvents,
  objectorEvents,
} from "@sb/contracts/objection/events.ts";
import type { ObjectionOutcome, ObjectionStatus } from "@sb/contracts/objection/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type Opened = ObjectionOpened["data"];

export type ObjectionState =
  | { readonly status: "NONE" }
  | (Opened & {
      readonly status: ObjectionStatus;
      /** Absent once it is destroyed. */
      readonly reason: string | undefined;
      readonly isTold: boolean;
    });
type KnownObjection = Exclude<ObjectionState, { readonly status: "NONE" }>;

export type ObjectionCommand =
  | (Opened & ObjectionText & { readonly type: "Open" })
  | { readonly type: "NoteTold" | "Close" | "EndWithAccount" }
  | { readonly type: "Withdraw"; readonly userId: string }
  | { readonly type: "Decide"; readonly outcome: ObjectionOutcome; readonly note: string };

export const objectionDecider: Decider<ObjectionCommand, ObjectionEvent, ObjectionState> = {
  events: objectionEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: ObjectionState, event: ObjectionEvent): ObjectionState {
  if (event.type === "ObjectionOpened") {
    const { data, secret } = event;
    return { ...data, status: "OPEN", reason: secret?.reason, isTold: false };
  }
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "PublisherTold":
      return { ...state, isTold: true };
    case "ObjectionWithdrawn":
      return { ...state, status: "WITHDRAWN" };
    case "ObjectionDecided":
      return { ...state, status: event.data.outcome };
    case "ObjectionClosed":
      return { ...state, status: "DELISTED" };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: ObjectionCommand, state: ObjectionState): readonly ObjectionEvent[] {
  // createOnce finds out by whom a seq is taken.
  if (command.type === "Open") return state.status === "NONE" ? [opened(command)] : [];
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  const data = placeOf(state);
  switch (command.type) {
    case "NoteTold":
      return state.isTold ? [] : [{ type: "PublisherTold", version: 1, data }];
    case "Withdraw":
      if (state.objectorId !== command.userId) throw new Refused("NOT_FOUND");
      if (state.status !== "OPEN") throw new Refused("OBJECTION_CLOSED");
      return [{ type: "ObjectionWithdrawn", version: 1, data: { ...data, because: "PERSON" } }];
    case "EndWithAccount":
      if (state.status !== "OPEN") return [];
      return [{ type: "ObjectionWithdrawn", version: 1, data: { ...data, because: "LEFT" } }];
    case "Close":
      return state.status === "OPEN" ? [{ type: "ObjectionClosed", version: 1, data }] : [];
    case "Decide": {
      const { outcome, note } = command;
      requireDecidable(state, outcome);
      return [{ type: "ObjectionDecided", version: 1, data: { ...data, outcome, note, objectorId: state.objectorId } }];
    }
    default:
      return command satisfies never;
  }
}

function opened({ type: _, reason, ...data }: Extract<ObjectionCommand, { type: "Open" }>): ObjectionEvent {
  return { type: "ObjectionOpened", version: 1, data, secret: { reason } };
}

/** An open one; or one that was upheld, to let the entry in again. */
function requireDecidable({ status }: KnownObjection, outcome: ObjectionOutcome): void {
  const isBack = status === "UPHELD" && outcome === "REJECTED";
  if (status !== "OPEN" && !isBack) throw new Refused("OBJECTION_CLOSED");
}

const placeOf = ({ objectionSeq, listSeq, addressKey }: Opened) => ({ objectionSeq, listSeq, addressKey });

/** The listings that a person objected to, the oldest first. */
export type Objections = readonly ObjectionNoted["data"][];
export type NoteObjection = ObjectionNoted["data"] & {
  /** Those of theirs that are over, so that another one on the same listing may come. */
  readonly over: readonly number[];
};

export const objectorDecider: Decider<NoteObjection, ObjectionNoted, Objections> = {
  events: objectorEvents,
  initialState: [],
  evolve: (noted, { data }) => [...noted, data],
  decide({ over, ...place }, noted) {
    // Another one of this person came in meanwhile: the commit of the first has the stream's revision.
    if (onListing(noted, place).some(({ objectionSeq }) => !over.includes(objectionSeq)))
      throw new Refused("ALREADY_OBJECTED");
    return [{ type: "ObjectionNoted", version: 1, data: place }];
  },
};

export const onListing = (noted: Objections, { listSeq, addressKey }: Pick<Opened, "listSeq" | "addressKey">) =>
  noted.filter((each) => each.listSeq === listSeq && each.addressKey === addressKey);

// The rules of published lists: of a list, of what may be taken of a new state of it, and of the names that lists have.
import {
  type HeldChange,
  type KeptOut,
  type ListDifference,
  type ListFacts,
  type ListNameEvent,
  listNameEvents,
  type PublishedEvent,
  publishedEvents,
} from "@sb/contracts/published/events.ts";
import {
  type HoldReason,
  LIST_LIMITS,
  type ListFailure,
  type ListLoginKind,
  type ListState,
} from "@sb/contracts/published/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

// A list is added, changed, paused, resumed and withdrawn by admins. Its states come from its publisher.

export type PublishedState =
  | { readonly status: "NONE" }
  | {
      readonly status: ListState;
      readonly facts: ListFacts;
      /** A state of it was taken: only then is there something that a new one can differ from. */
      readonly isTaken: boolean;
      /** The digest of that state. */
      readonly digest?: string | undefined;
      /** The digest of the change that is held, and what was kept out of it. */
      readonly held?: string | undefined;
      readonly heldKeptOut: readonly KeptOut[];
      /** The digest of the change that an admin accepted, until it is taken or another one is held. */
      readonly accepted?: string | undefined;
      readonly isEmptied: boolean;
      /** The login at its publisher's server. */
      readonly login?: { readonly loginId: string; readonly sealed: string; readonly kind: ListLoginKind } | undefined;
    };

/** A state as it was read, without its verdict. */
type ReadState = Omit<HeldChange, "reason">;

type On = { readonly listSeq: number };

/** Commands of admins. */
type ByAdmin =
  | (On & { readonly type: "Modify"; readonly facts: ListFacts })
  | (On & { readonly type: "Pause"; readonly reason: string })
  | (On & { readonly type: "Resume" })
  | (On & { readonly type: "AskRefresh" | "BringFile" | "RemoveLogin" })
  | (On & {
      readonly type: "GiveLogin";
      readonly loginId: string;
      readonly kind: ListLoginKind;
      readonly sealed: string;
    })
  | (On & { readonly type: "Accept" | "Dismiss"; readonly digest: string });

type FailureFacts = { readonly status?: number | undefined; readonly names?: readonly string[] | undefined };

/** The end of an attempt to refresh it. */
type Noted =
  | (On & { readonly type: "NoteUnchanged" })
  | (On & { readonly type: "NoteFailure"; readonly code: ListFailure } & FailureFacts)
  | (On & { readonly type: "Hold"; readonly read: ReadState; readonly reason: HoldReason })
  | (On & { readonly type: "NoteTaken"; readonly read: ReadState });

export type PublishedCommand =
  | (On & { readonly type: "Add"; readonly facts: ListFacts })
  | (On & { readonly type: "Withdraw"; readonly reason: string })
  | (On & { readonly type: "NoteEmptied" })
  | ByAdmin
  | Noted;

export const publishedDecider: Decider<PublishedCommand, PublishedEvent, PublishedState> = {
  events: publishedEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: PublishedState, event: PublishedEvent): PublishedState {
  if (event.type === "ListAdded")
    return { status: "ACTIVE", facts: event.data.facts, isTaken: false, heldKeptOut: [], isEmptied: false };
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "ListModified":
      return { ...state, facts: event.data.facts };
    case "ListPaused":
      return { ...state, status: "PAUSED" };
    case "ListResumed":
      return { ...state, status: "ACTIVE" };
    case "ListWithdrawn":
      return { ...state, status: "WITHDRAWN", held: undefined, accepted: undefined };
    case "ListEmptied":
      return { ...state, isEmptied: true };
    case "ListTaken":
      return { ...state, isTaken: true, digest: event.data.digest, held: undefined, accepted: undefined };
    case "ListUnchanged":
    case "ListDismissed":
      return { ...state, held: undefined, accepted: undefined };
    case "ListHeld":
      return { ...state, held: event.data.digest, heldKeptOut: event.data.keptOut, accepted: undefined };
    case "ListAccepted":
      return { ...state, held: undefined, accepted: event.data.digest };
    case "ListLoginGiven": {
      const { loginId, kind, sealed } = event.data;
      return { ...state, login: { loginId, kind, sealed } };
    }
    case "ListLoginRemoved":
      return { ...state, login: undefined };
    case "ListRefreshAsked":
    case "ListFileBrought":
    case "ListNotRead":
      return state;
    default:
      throw unknownEvent(event);
  }
}

type Known = Exclude<PublishedState, { readonly status: "NONE" }>;

function decide(command: PublishedCommand, state: PublishedState): readonly PublishedEvent[] {
  if (command.type === "Add") return state.status === "NONE" ? [added(command)] : [];
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  switch (command.type) {
    case "Modify":
    case "Pause":
    case "Resume":
    case "AskRefresh":
    case "BringFile":
    case "Accept":
    case "Dismiss":
    case "GiveLogin":
    case "RemoveLogin":
      if (state.status === "WITHDRAWN") throw new Refused("LIST_WITHDRAWN");
      return byAdmin(command, state);
    case "Withdraw": {
      const { listSeq, reason } = command;
      return state.status === "WITHDRAWN" ? [] : [{ type: "ListWithdrawn", version: 1, data: { listSeq, reason } }];
    }
    case "NoteEmptied":
      if (state.status !== "WITHDRAWN" || state.isEmptied) return [];
      return [{ type: "ListEmptied", version: 1, data: { listSeq: command.listSeq } }];
    case "NoteUnchanged":
    case "NoteFailure":
    case "Hold":
    case "NoteTaken":
      // A withdrawal came in between: what was read then is nobody's any more.
      return state.status === "WITHDRAWN" ? [] : [noted(command)];
    default:
      return command satisfies never;
  }
}

const added = ({ listSeq, facts }: On & { readonly facts: ListFacts }): PublishedEvent => ({
  type: "ListAdded",
  version: 1,
  data: { listSeq, facts },
});

function byAdmin(command: ByAdmin, state: Known): readonly PublishedEvent[] {
  const { listSeq } = command;
  switch (command.type) {
    case "Modify":
      return [{ type: "ListModified", version: 1, data: { listSeq, facts: command.facts } }];
    case "Pause": {
      const { reason } = command;
      return state.status === "PAUSED" ? [] : [{ type: "ListPaused", version: 1, data: { listSeq, reason } }];
    }
    case "Resume":
      return state.status === "PAUSED" ? [{ type: "ListResumed", version: 1, data: { listSeq } }] : [];
    case "AskRefresh":
      if (state.status === "PAUSED") throw new Refused("LIST_PAUSED");
      if (!("url" in state.facts.source)) throw new Refused("LIST_WITHOUT_URL");
      return [{ type: "ListRefreshAsked", version: 1, data: { listSeq } }];
    case "BringFile":
      if (state.status === "PAUSED") throw new Refused("LIST_PAUSED");
      return [{ type: "ListFileBrought", version: 1, data: { listSeq } }];
    case "GiveLogin": {
      const { loginId, kind, sealed } = command;
      if (!("url" in state.facts.source)) throw new Refused("LIST_WITHOUT_URL");
      return [{ type: "ListLoginGiven", version: 1, data: { listSeq, loginId, kind, sealed } }];
    }
    case "RemoveLogin":
      return state.login ? [{ type: "ListLoginRemoved", version: 1, data: { listSeq } }] : [];
    case "Accept": {
      const { digest } = command;
      if (state.accepted === digest) return [];
      if (state.held !== digest) throw new Refused("LIST_NOT_HELD");
      return [{ type: "ListAccepted", version: 1, data: { listSeq, digest } }];
    }
    case "Dismiss": {
      const { digest } = command;
      if (state.held !== digest) throw new Refused("LIST_NOT_HELD");
      return [{ type: "ListDismissed", version: 1, data: { listSeq, digest } }];
    }
    default:
      return command satisfies never;
  }
}

function noted(command: Noted): PublishedEvent {
  const { listSeq } = command;
  switch (command.type) {
    case "NoteUnchanged":
      return { type: "ListUnchanged", version: 1, data: { listSeq } };
    case "NoteFailure": {
      const { code, status, names = [] } = command;
      const said = { ...(status !== undefined && { status }), ...(names.length > 0 && { names: namesOf(names) }) };
      return { type: "ListNotRead", version: 1, data: { listSeq, code, ...said } };
    }
    case "Hold":
      return { type: "ListHeld", version: 1, data: { listSeq, ...command.read, reason: command.reason } };
    case "NoteTaken":
      return { type: "ListTaken", version: 1, data: { listSeq, ...command.read } };
    default:
      return command satisfies never;
  }
}

const namesOf = (names: readonly string[]): readonly string[] =>
  names.slice(0, LIST_LIMITS.names).map((name) => name.slice(0, LIST_LIMITS.nameChars));

/** The fate of a state that was read. EMPTY: nothing is in it, and nothing was before. */
type Verdict = "TAKE" | "UNCHANGED" | "EMPTY" | HoldReason;

/**
 * A change of more than a third at once is held: somebody who can empty a list, or fill it as they like, is an attacker until an admin has
 * looked. The first state has nothing to be compared with.
 */
export function verdictOn(state: PublishedState, read: ListDifference & { readonly digest: string }): Verdict {
  if (state.status === "NONE") return "EMPTY";
  const { isTaken, digest, accepted } = state;
  const changes = read.listed + read.changed + read.delisted;
  // A run that broke off may have appended all of a state, and not noted it.
  if (changes === 0 && digest === read.digest) return "UNCHANGED";
  if (accepted === read.digest) return "TAKE";
  if (read.entries === 0) return isTaken && read.before > 0 ? "EMPTIED" : "EMPTY";
  return isTaken && changes > read.before * LIST_LIMITS.heldAbove ? "MUCH_CHANGED" : "TAKE";
}

// A name is one list's, in any spelling: people ask for lists by name.

/** Names by listSeq, as they are compared. */
export type ListNames = ReadonlyMap<number, string>;

export type ListNameCommand =
  | { readonly type: "Take"; readonly listSeq: number; readonly name: string }
  | { readonly type: "Free"; readonly listSeq: number };

export const listNamesDecider: Decider<ListNameCommand, ListNameEvent, ListNames> = {
  events: listNameEvents,
  initialState: new Map(),
  evolve(names, event) {
    switch (event.type) {
      case "ListNameTaken":
        return new Map(names).set(event.data.listSeq, event.data.name);
      case "ListNameFreed":
        return new Map([...names].filter(([listSeq]) => listSeq !== event.data.listSeq));
      default:
        throw unknownEvent(event);
    }
  },
  decide(command, names) {
    const { listSeq } = command;
    if (command.type === "Free")
      return names.has(listSeq) ? [{ type: "ListNameFreed", version: 1, data: { listSeq } }] : [];
    const name = comparedName(command.name);
    if (names.get(listSeq) === name) return [];
    if (seqNamed(names, name) !== undefined)
      throw new Refused("LIST_NAME_TAKEN", [{ path: "name", code: "LIST_NAME_TAKEN" }]);
    if (!names.has(listSeq) && names.size >= LIST_LIMITS.lists) throw new Refused("TOO_MANY_LISTS");
    return [{ type: "ListNameTaken", version: 1, data: { listSeq, name } }];
  },
};

const comparedName = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** The list of a name, in any spelling. */
export const seqNamed = (names: ListNames, name: string): number | undefined =>
  [...names].find(([, taken]) => taken === comparedName(name))?.[0];

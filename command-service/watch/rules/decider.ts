// The rules of a watch: the person changes, pauses, resumes and ends it; a link in a mail ends or pauses it too.
import { Refused } from "@sb/contracts/refused.ts";
import { type WatchEvent, type Watched, watchEvents } from "@sb/contracts/watch/events.ts";
import type { WatchKind, WatchOccasion, WatchPace } from "@sb/contracts/watch/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type Settings = { readonly on: readonly WatchOccasion[]; readonly pace: WatchPace };
type Own = Settings & {
  readonly watchSeq: number;
  readonly userId: string;
  readonly kind: WatchKind;
  readonly topic: string;
};

export type WatchState = { readonly status: "NONE" } | (Own & { readonly status: "ACTIVE" | "PAUSED" | "ENDED" });
type ThereState = Exclude<WatchState, { readonly status: "NONE" }>;

export type StartWatch = Own & { readonly type: "Start"; readonly membership: number; readonly watched: Watched };
export type WatchCommand =
  | StartWatch
  /** Undefined members stay as they are. */
  | {
      readonly type: "Change";
      readonly userId: string;
      readonly on?: readonly WatchOccasion[] | undefined;
      readonly pace?: WatchPace | undefined;
      readonly paused?: boolean | undefined;
    }
  | { readonly type: "End"; readonly userId: string }
  /** By the link of a mail: nothing where there is nothing to end. */
  | { readonly type: "EndByLink" }
  /** By the link of the day's mail. */
  | { readonly type: "PauseDaily" }
  | { readonly type: "EndWithAccount" };

export const watchDecider: Decider<WatchCommand, WatchEvent, WatchState> = {
  events: watchEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: WatchState, event: WatchEvent): WatchState {
  if (event.type === "WatchStarted") {
    const { watchSeq, userId, kind, on, pace, topic } = event.data;
    return { status: "ACTIVE", watchSeq, userId, kind, on, pace, topic };
  }
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "WatchChanged":
      return { ...state, on: event.data.on, pace: event.data.pace };
    case "WatchPaused":
      return { ...state, status: "PAUSED" };
    case "WatchResumed":
      return { ...state, status: "ACTIVE" };
    case "WatchEnded":
      return { ...state, status: "ENDED" };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: WatchCommand, state: WatchState): readonly WatchEvent[] {
  switch (command.type) {
    case "Start":
      return start(command, state);
    case "Change":
      return change(command, requireOwn(state, command.userId));
    case "End":
      return end(requireOwn(state, command.userId, "ENDED"), "PERSON");
    case "EndByLink":
      return end(state, "LINK");
    case "PauseDaily":
      return state.status === "ACTIVE" && state.pace === "DAILY" ? [plain("WatchPaused", state)] : [];
    case "EndWithAccount":
      return end(state, "LEFT");
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function start({ type: _, watched, ...data }: StartWatch, state: WatchState): readonly WatchEvent[] {
  if (state.status !== "NONE") return [];
  return [{ type: "WatchStarted", version: 1, data: { ...data, on: onOf(data.kind, data.on) }, secret: watched }];
}

/** A search is told of new reports only: what it found can't be looked up any more once it is gone. */
const onOf = (kind: WatchKind, on: readonly WatchOccasion[]): WatchOccasion[] =>
  kind === "SEARCH" ? ["REPORTED"] : [...new Set(on)].sort();

function change(
  { on, pace, paused }: Extract<WatchCommand, { readonly type: "Change" }>,
  state: ThereState,
): readonly WatchEvent[] {
  const settings = { on: onOf(state.kind, on ?? state.on), pace: pace ?? state.pace };
  const isSame = settings.pace === state.pace && settings.on.join() === state.on.join();
  const { watchSeq, userId } = state;
  const changed: WatchEvent = { type: "WatchChanged", version: 1, data: { watchSeq, userId, ...settings } };
  const isPaused = state.status === "PAUSED";
  const turned = paused === undefined || paused === isPaused;
  return [...(isSame ? [] : [changed]), ...(turned ? [] : [plain(paused ? "WatchPaused" : "WatchResumed", state)])];
}

const plain = (type: "WatchPaused" | "WatchResumed", { watchSeq, userId }: ThereState): WatchEvent => ({
  type,
  version: 1,
  data: { watchSeq, userId },
});

function end(state: WatchState, because: "PERSON" | "LINK" | "LEFT"): readonly WatchEvent[] {
  if (state.status === "NONE" || state.status === "ENDED") return [];
  const { watchSeq, userId, topic } = state;
  return [{ type: "WatchEnded", version: 1, data: { watchSeq, userId, topic, because } }];
}

/** A watch that never was, is another person's, or has ended is NOT_FOUND; `orEnded`: ending again is no mistake. */
function requireOwn(state: WatchState, userId: string, orEnded?: "ENDED"): ThereState {
  const isThere = state.status !== "NONE" && (state.status !== "ENDED" || orEnded === "ENDED");
  if (!isThere || state.userId !== userId) throw new Refused("NOT_FOUND");
  return state;
}

// The rules of a session's refresh tokens: one family, rotated at each use (RFC 9700, section 4.14.2).
import { type RolesHeld, type SessionEvent, sessionEvents } from "@sb/contracts/account/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { isWithin } from "@sb/platform/clock.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

/**
 * How long a replaced token is still accepted, in milliseconds: two tabs may refresh at the same moment, a browser may lose
 * the answer, and where the event store fell silent for a minute the answer is 503 although the token was replaced (0073). It
 * gets the same successor again (refresh-token.ts), so the family keeps one newest token and a thief gains nothing. Where the
 * clock was put back since, there is no grace: nobody knows how long ago it was.
 */
export const GRACE_MS = 120_000;

/**
 * How much later than its first end a login ends that is always used, in milliseconds: with the default of 14 days, 90 days
 * after it began.
 */
export const PROLONGED_MS = 76 * 24 * 3_600_000;

type LiveSession = {
  readonly status: "LIVE";
  readonly userId: string;
  readonly membership: number;
  readonly tokenHash: string;
  /** The token before the newest. */
  readonly previous?: { readonly tokenHash: string; readonly rotatedAt: string };
  readonly expiresAt: string;
  /** No use moves `expiresAt` beyond it. */
  readonly lastsUntil: string;
  /** The roles of its newest access token. */
  readonly roles: readonly Role[];
};
type Role = RolesHeld["data"]["roles"][number];

export type SessionState =
  | { readonly status: "NONE" }
  | LiveSession
  | {
      readonly status: "REVOKED";
      readonly reason: "LOGOUT" | "REUSE" | "DEREGISTERED";
      readonly userId: string;
    };

/** Holds hashes, never tokens. Times are ISO 8601; `at` is the time of the request. */
export type SessionCommand =
  | {
      readonly type: "Start";
      readonly userId: string;
      readonly membership: number;
      readonly tokenHash: string;
      readonly expiresAt: string;
    }
  | {
      readonly type: "Rotate";
      readonly presented: string;
      /** The only successor of `presented`. */
      readonly next: string;
      readonly at: string;
      readonly expiresAt: string;
    }
  /** The roles of an access token that was given out. */
  | { readonly type: "HoldRoles"; readonly roles: readonly Role[] }
  | { readonly type: "LogOut"; readonly presented: string }
  | { readonly type: "Deregister" };

type Rotate = Extract<SessionCommand, { type: "Rotate" }>;

export const sessionDecider: Decider<SessionCommand, SessionEvent, SessionState> = {
  events: sessionEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function decide(command: SessionCommand, state: SessionState): readonly SessionEvent[] {
  switch (command.type) {
    case "Start":
      return start(command, state);
    case "Rotate":
      return rotate(command, state);
    case "HoldRoles":
      return holdRoles(command.roles, state);
    case "LogOut":
      return state.status === "LIVE" ? [revoked(isKnown(command.presented, state) ? "LOGOUT" : "REUSE")] : [];
    case "Deregister":
      return state.status === "LIVE" ? [revoked("DEREGISTERED")] : [];
    default:
      return command satisfies never;
  }
}

function start(
  { type: _, ...data }: Extract<SessionCommand, { type: "Start" }>,
  state: SessionState,
): readonly SessionEvent[] {
  if (state.status !== "NONE") throw new Refused("CONFLICT");
  return [{ type: "SessionStarted", version: 1, data }];
}

/** A token that is neither the newest nor just replaced was used before, or is not ours: the whole family ends. */
function rotate(command: Rotate, state: SessionState): readonly SessionEvent[] {
  if (state.status !== "LIVE") throw new Refused("LOGIN_EXPIRED");
  if (Date.parse(state.expiresAt) <= Date.parse(command.at)) throw hasEnded(state);
  if (command.presented === state.tokenHash) {
    const expiresAt = command.expiresAt < state.lastsUntil ? command.expiresAt : state.lastsUntil;
    const data = { tokenHash: command.next, expiresAt, rotatedAt: command.at };
    return [{ type: "SessionRotated", version: 1, data }];
  }
  return isInGrace(command, state) ? [] : [revoked("REUSE")];
}

/** Noted only where they are others than before. */
function holdRoles(roles: readonly Role[], state: SessionState): readonly SessionEvent[] {
  if (state.status !== "LIVE" || roles.join() === state.roles.join()) return [];
  return [{ type: "RolesHeld", version: 1, data: { userId: state.userId, roles } }];
}

const hasEnded = ({ expiresAt, lastsUntil }: LiveSession): Refused =>
  new Refused("LOGIN_EXPIRED", [], expiresAt === lastsUntil ? {} : { reason: "INACTIVITY" });

function isInGrace({ presented, at }: Rotate, { previous }: LiveSession): boolean {
  if (previous?.tokenHash !== presented) return false;
  return isWithin(Date.parse(previous.rotatedAt), Date.parse(at), GRACE_MS + 1);
}

function isKnown(presented: string, { tokenHash, previous }: LiveSession): boolean {
  return presented === tokenHash || presented === previous?.tokenHash;
}

function revoked(reason: "LOGOUT" | "REUSE" | "DEREGISTERED"): SessionEvent {
  return { type: "SessionRevoked", version: 1, data: { reason } };
}

function requireLive(state: SessionState): LiveSession {
  if (state.status !== "LIVE") throw new Error("a session that is not live was rotated or revoked");
  return state;
}

function evolve(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "SessionStarted": {
      const lastsUntil = new Date(Date.parse(event.data.expiresAt) + PROLONGED_MS).toISOString();
      return { status: "LIVE", ...event.data, lastsUntil, roles: [] };
    }
    case "SessionRotated": {
      const session = requireLive(state);
      const { tokenHash, expiresAt, rotatedAt } = event.data;
      return { ...session, tokenHash, expiresAt, previous: { tokenHash: session.tokenHash, rotatedAt } };
    }
    case "RolesHeld":
      return { ...requireLive(state), roles: event.data.roles };
    case "SessionRevoked":
      return { status: "REVOKED", reason: event.data.reason, userId: requireLive(state).userId };
    default:
      throw unknownEvent(event);
  }
}

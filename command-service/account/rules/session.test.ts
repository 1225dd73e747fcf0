import type { SessionEvent } from "@sb/contracts/account/events.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GRACE_MS, PROLONGED_MS, type SessionCommand, type SessionState, sessionDecider } from "./session.ts";

const { initialState, evolve, decide } = sessionDecider;
const NOON = Date.parse("2026-05-01T12:00:00.000Z");
const WEEK = 7 * 24 * 3_600_000;
const time = (offsetMs: number): string => new Date(NOON + offsetMs).toISOString();
/** The n-th token of the family; each has the next as its only successor. */
const token = (n: number): string => `hash-${n}`;

const start: SessionCommand = {
  type: "Start",
  userId: "u1",
  membership: 1,
  tokenHash: token(0),
  expiresAt: time(WEEK),
};
function rotate(n: number, offsetMs: number): SessionCommand {
  const at = time(offsetMs);
  return { type: "Rotate", presented: token(n), next: token(n + 1), at, expiresAt: time(offsetMs + WEEK) };
}

type SessionOutcome = {
  readonly events: readonly SessionEvent[];
  readonly refused?: ErrorCode;
  readonly state: SessionState;
};

/** Runs commands in sequence, each on the session so far. */
function after(...commands: readonly SessionCommand[]): SessionOutcome {
  let outcome: SessionOutcome = { events: [], state: initialState };
  for (const command of commands) outcome = step(outcome.state, command);
  return outcome;
}

function step(state: SessionState, command: SessionCommand): SessionOutcome {
  try {
    const events = decide(command, state);
    return { events, state: events.reduce(evolve, state) };
  } catch (error) {
    if (isRefused(error)) return { events: [], refused: error.code, state };
    throw error;
  }
}

describe("rotation", () => {
  test("the newest token is replaced by its successor, and the expiry is extended", () => {
    expect(after(start, rotate(0, 1_000))).toEqual({
      events: [
        {
          type: "SessionRotated",
          version: 1,
          data: { tokenHash: token(1), rotatedAt: time(1_000), expiresAt: time(1_000 + WEEK) },
        },
      ],
      state: expect.objectContaining({ status: "LIVE", tokenHash: token(1) }),
    });
  });

  test("two tabs at the same moment get the same new token", () => {
    const { events, state } = after(start, rotate(0, 1_000), rotate(0, 1_000));
    expect(events).toEqual([]);
    expect(state).toMatchObject({ status: "LIVE", tokenHash: token(1) });
  });

  test.each([
    ["taken up before the rotation, decided after it", -500],
    ["on the last millisecond of the grace", GRACE_MS],
  ])("the token just replaced is still accepted: %s", (_name, afterRotation) => {
    const { state } = after(start, rotate(0, 1_000), rotate(0, 1_000 + afterRotation));
    expect(state.status).toBe("LIVE");
  });

  test.each([
    ["the token before, past the grace", [rotate(0, 1_000), rotate(0, 1_001 + GRACE_MS)]],
    ["a token two before, at once", [rotate(0, 1_000), rotate(1, 1_001), rotate(0, 1_002)]],
    ["a token that never was", [rotate(77, 1_000)]],
    [
      "the token before, where the clock was put back two days",
      [rotate(0, WEEK / 2), rotate(0, WEEK / 2 - 172_800_000)],
    ],
  ])("re-use ends the family: %s", (_name, commands) => {
    const reuse = after(start, ...commands);
    expect(reuse.state).toEqual({ status: "REVOKED", reason: "REUSE", userId: "u1" });
    expect(step(reuse.state, rotate(1, 2_000)).refused).toBe("LOGIN_EXPIRED");
    expect(step(reuse.state, rotate(2, 2_000)).refused).toBe("LOGIN_EXPIRED");
  });

  test("a session that never started or has expired is LOGIN_EXPIRED", () => {
    expect(after(rotate(0, 0)).refused).toBe("LOGIN_EXPIRED");
    expect(after(start, rotate(0, WEEK - 1)).refused).toBeUndefined();
    expect(after(start, rotate(0, WEEK)).refused).toBe("LOGIN_EXPIRED");
  });

  test("a session that is always used ends at last, and not because of inactivity", () => {
    const last = WEEK + PROLONGED_MS;
    let { state } = after(start);
    let n = 0;
    for (let now = WEEK - 1; now < last; now += WEEK - 1) {
      state = step(state, rotate(n, now)).state;
      n += 1;
    }
    expect(state).toMatchObject({ status: "LIVE", expiresAt: time(last) });
    expect(step(state, rotate(n, last - 1)).refused).toBeUndefined();
    expect(() => decide(rotate(n, last), state)).toThrow(expect.objectContaining({ code: "LOGIN_EXPIRED", extra: {} }));
  });

  test("a session starts once", () => {
    expect(after(start, start).refused).toBe("CONFLICT");
  });
});

describe("the end", () => {
  test("with the newest token or the one before, it is a logout", () => {
    for (const presented of [token(0), token(1)]) {
      const { events } = after(start, rotate(0, 1_000), { type: "LogOut", presented });
      expect(events).toMatchObject([{ data: { reason: "LOGOUT" } }]);
    }
  });

  test("with any other token it is a reuse; both end the session", () => {
    const { events } = after(start, { type: "LogOut", presented: "stolen" });
    expect(events).toMatchObject([{ data: { reason: "REUSE" } }]);
  });

  test("is recorded once: an ended or unknown session has no more events", () => {
    const logout: SessionCommand = { type: "LogOut", presented: token(0) };
    expect(after(start, logout, logout)).toMatchObject({ events: [], state: { reason: "LOGOUT" } });
    expect(after(start, { type: "Deregister" }, logout).state).toMatchObject({ reason: "DEREGISTERED" });
    expect(after(logout)).toEqual({ events: [], state: initialState });
  });

  test("an unknown event throws", () => {
    const unknown = { type: "SessionPainted", version: 1, data: {} } as unknown as SessionEvent;
    expect(() => evolve(initialState, unknown)).toThrow("SessionPainted");
  });
});

describe("any history", () => {
  const delay = fc.oneof(fc.integer({ min: 0, max: GRACE_MS * 2 }), fc.integer({ min: 0, max: WEEK - 1 }));

  test("a browser that always sends its newest token, in any number of tabs, is never logged out", () => {
    const turns = fc.array(
      fc.record({ delay, tabs: fc.array(fc.integer({ min: 0, max: GRACE_MS }), { maxLength: 4 }) }),
      {
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(turns, (history) => {
        let { state } = after(start);
        let now = 0;
        for (const [n, turn] of history.entries()) {
          now += turn.delay;
          // A login ends at last, however much it is used.
          if (now + GRACE_MS >= WEEK + PROLONGED_MS) return;
          for (const late of [0, ...turn.tabs]) {
            const outcome = step(state, rotate(n, now + late));
            expect(outcome.refused).toBeUndefined();
            state = outcome.state;
            expect(state).toMatchObject({ status: "LIVE", tokenHash: token(n + 1) });
          }
        }
      }),
    );
  });

  test("a revoked session stays revoked, and a token older than the one before always revokes", () => {
    const shown = fc.array(fc.record({ n: fc.integer({ min: 0, max: 12 }), delay }), { maxLength: 30 });
    fc.assert(
      fc.property(shown, (history) => {
        let { state } = after(start);
        let now = 0;
        let newest = 0;
        for (const { n, delay: later } of history) {
          now += later;
          const before = state;
          const outcome = step(state, rotate(n, now));
          state = outcome.state;
          if (before.status === "REVOKED")
            expect(outcome).toEqual({ events: [], refused: "LOGIN_EXPIRED", state: before });
          else if (outcome.refused === undefined) {
            if (n === newest) newest++;
            else if (n !== newest - 1) expect(state).toEqual({ status: "REVOKED", reason: "REUSE", userId: "u1" });
          }
        }
      }),
    );
  });
});

import type { AccountEvent } from "@sb/contracts/account/events.ts";
import { TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AccountCommand, type AccountState, accountDecider, type Join } from "./decider.ts";

const { initialState, evolve, decide } = accountDecider;
const fold = (events: readonly AccountEvent[]): AccountState => events.reduce(evolve, initialState);

function refusalOf(command: AccountCommand, given: readonly AccountEvent[]): ErrorCode | undefined {
  try {
    decide(command, fold(given));
    return undefined;
  } catch (error) {
    if (isRefused(error)) return error.code;
    throw error;
  }
}

const agreed = (...codes: readonly TermsCode[]) => codes.map((code) => ({ code, applyDt: "2026-01-02" }));
const join: Join = {
  type: "Join",
  version: 0,
  userId: "u1",
  nickname: "별빛7",
  claims: ["c-1"],
  agreements: agreed("A01", "R02"),
  person: "sealed-1",
};
const joined: AccountEvent = {
  type: "AccountJoined",
  version: 3,
  data: {
    userId: "u1",
    membership: 1,
    nickname: "별빛7",
    claims: ["c-1"],
    agreements: agreed("A01", "R02"),
    again: false,
    person: "sealed-1",
  },
};
const renamed: AccountEvent = {
  type: "NicknameChanged",
  version: 2,
  data: {
    userId: "u1",
    membership: 1,
    nickname: "달빛8",
    claims: ["c-2"],
    previous: "별빛7",
    previousClaims: ["c-1"],
  },
};
const left: AccountEvent = {
  type: "AccountDeregistered",
  version: 2,
  data: { userId: "u1", membership: 1, nickname: "달빛8", claims: ["c-2"] },
};
const change = (nickname: string, version = 1) =>
  ({ type: "ChangeNickname", version, nickname, claims: ["c-2"] }) as const;

describe("join", () => {
  test("creates an account", () => {
    expect(decide(join, fold([]))).toEqual([joined]);
  });

  test.each<[string, readonly TermsCode[]]>([
    ["none", []],
    ["only A01", ["A01"]],
    ["only R02", ["R02"]],
    ["others", ["A02", "B01", "R01"]],
  ])("with %s of the required terms is TERMS_NOT_AGREED", (_name, terms) => {
    expect(refusalOf({ ...join, agreements: agreed(...terms) }, [])).toBe("TERMS_NOT_AGREED");
  });

  test("is refused for an active account", () => {
    expect(refusalOf({ ...join, version: 1 }, [joined])).toBe("ALREADY_JOINED");
  });

  test("after deregistration starts the next membership of the same account", () => {
    const events = decide({ ...join, version: 3, nickname: "a1", person: "sealed-2" }, fold([joined, renamed, left]));
    expect(events).toEqual([
      { ...joined, data: { ...joined.data, membership: 2, nickname: "a1", person: "sealed-2", again: true } },
    ]);
  });

  test("is a conflict if the account has changed since", () => {
    expect(refusalOf(join, [joined, left])).toBe("CONFLICT");
    expect(refusalOf({ ...join, version: 2 }, [])).toBe("CONFLICT");
  });
});

describe("nickname", () => {
  test.each(["", "a b", "!", "ナナ", "名", "가".repeat(7), "a".repeat(21), "\u3164\u3164", "㈜", "é"])(
    "%j is NICKNAME_INVALID, at joining and at changing",
    (nickname) => {
      expect(refusalOf({ ...join, nickname }, [])).toBe("NICKNAME_INVALID");
      expect(refusalOf(change(nickname), [joined])).toBe("NICKNAME_INVALID");
    },
  );

  test.each(["01023456789", "kim01023456789", "민수01023456789", "13812345678", "9001011234568"])(
    "%s is PERSONAL_INFORMATION",
    (nickname) => {
      expect(refusalOf({ ...join, nickname }, [])).toBe("PERSONAL_INFORMATION");
      expect(refusalOf(change(nickname), [joined])).toBe("PERSONAL_INFORMATION");
    },
  );

  test.each(["a", "가".repeat(6), `${"가".repeat(6)}12`, "a".repeat(20), "ㅋㅋ9"])("%j is valid", (nickname) => {
    expect(refusalOf({ ...join, nickname }, [])).toBeUndefined();
  });

  test("changes it and names the previous one, with the claims of both", () => {
    expect(decide(change("달빛8"), fold([joined]))).toEqual([renamed]);
    expect(fold([joined, renamed])).toMatchObject({ nickname: "달빛8", version: 2 });
  });

  test("a change to itself has no events", () => {
    expect(decide(change("별빛7"), fold([joined]))).toEqual([]);
  });
});

describe("users who are not active", () => {
  const commands = (version: number): readonly AccountCommand[] => [
    change("x", version),
    { type: "ChangePerson", version, person: "p" },
    { type: "Deregister" },
  ];
  test.each([
    ["never joined", []],
    ["has left", [joined, renamed, left]],
  ])("who %s can do nothing: LOGIN_EXPIRED", (_name, history) => {
    for (const command of commands(history.length)) expect(refusalOf(command, history)).toBe("LOGIN_EXPIRED");
  });
});

test("deregistering names the released nickname and its claims", () => {
  expect(decide({ type: "Deregister" }, fold([joined, renamed]))).toEqual([left]);
});

test("a person or nickname chosen before the account changed is a conflict", () => {
  const again: AccountEvent = { ...joined, data: { ...joined.data, membership: 2, again: true } };
  const history = [joined, left, again];
  expect(refusalOf({ type: "ChangePerson", version: 1, person: "p" }, history)).toBe("CONFLICT");
  expect(refusalOf(change("x"), history)).toBe("CONFLICT");
});

test("an unknown event throws", () => {
  const unknown = { type: "AccountPainted", version: 1, data: {} } as unknown as AccountEvent;
  expect(() => evolve(initialState, unknown)).toThrow("AccountPainted");
});

describe("any history", () => {
  const nickname = fc.constantFrom("a", "b", "별", "", "a b");
  const terms = fc.subarray([...TERMS_CODES]);
  const command = (state: AccountState): fc.Arbitrary<AccountCommand> =>
    fc.oneof(
      fc.record({
        type: fc.constant("Join" as const),
        version: fc.constantFrom(state.version, 0),
        userId: fc.constant("u1"),
        nickname,
        claims: fc.constant(["c-1"]),
        agreements: fc.oneof(terms, fc.constant<TermsCode[]>(["A01", "R02"])).map((codes) => agreed(...codes)),
        person: fc.string(),
      }),
      nickname.map((name) => change(name, state.version)),
      fc.record({
        type: fc.constant("ChangePerson" as const),
        version: fc.constantFrom(state.version, 0),
        person: fc.string(),
      }),
      fc.constant<AccountCommand>({ type: "Deregister" }),
    );

  function run(state: AccountState, next: AccountCommand): readonly AccountEvent[] {
    try {
      return decide(next, state);
    } catch (error) {
      if (isRefused(error)) return [];
      throw error;
    }
  }

  test("memberships are consecutive, joins and leaves alternate, required terms were agreed, nicknames are valid", () => {
    fc.assert(
      fc.property(fc.gen(), fc.integer({ min: 1, max: 40 }), (generate, steps) => {
        let state: AccountState = initialState;
        let joins = 0;
        let leaves = 0;
        for (let step = 0; step < steps; step++) {
          for (const event of run(state, generate(command, state))) {
            state = evolve(state, event);
            if (event.type === "AccountJoined") {
              joins++;
              expect(event.data.membership).toBe(joins);
              expect(event.data.again).toBe(joins > 1);
              expect(event.data.agreements).toEqual(expect.arrayContaining([...agreed("A01", "R02")]));
            }
            if (event.type === "AccountDeregistered") leaves++;
          }
          expect(joins - leaves).toBe(state.status === "ACTIVE" ? 1 : 0);
          if (state.status === "ACTIVE") expect(["a", "b", "별"]).toContain(state.nickname);
        }
      }),
    );
  });
});

describe("an ended login", () => {
  const end = (sessionId: string, at: string, until: string) => ({ type: "EndLogin", sessionId, at, until }) as const;
  function after(...ends: readonly ReturnType<typeof end>[]): readonly AccountEvent[] {
    const history: AccountEvent[] = [joined];
    for (const one of ends) history.push(...decide(one, fold(history)));
    return history;
  }

  test("is recorded once, and known until its last access token has expired", () => {
    const twice = after(
      end("s1", "2026-05-01T12:00", "2026-05-01T12:16"),
      end("s1", "2026-05-01T12:01", "2026-05-01T12:17"),
    );
    expect(twice).toHaveLength(2);
    expect(fold(twice).endedLogins).toEqual([{ sessionId: "s1", until: "2026-05-01T12:16" }]);
    const later = after(
      end("s1", "2026-05-01T12:00", "2026-05-01T12:16"),
      end("s2", "2026-05-01T12:16", "2026-05-01T12:32"),
    );
    expect(fold(later).endedLogins).toEqual([{ sessionId: "s2", until: "2026-05-01T12:32" }]);
  });

  test("stays known across deregistration and joining again; for a deregistered user nothing is recorded", () => {
    const ended = after(end("s1", "2026-05-01T12:00", "2026-05-01T12:16"));
    const again = decide({ ...join, version: 3 }, fold([...ended, left]));
    expect(fold([...ended, left, ...again])).toMatchObject({ status: "ACTIVE", endedLogins: [{ sessionId: "s1" }] });
    expect(decide(end("s2", "2026-05-01T12:00", "2026-05-01T12:16"), fold([joined, left]))).toEqual([]);
  });
});

test("the language of a login is recorded where it is another one, and forgotten with the membership", () => {
  const told: AccountEvent = {
    type: "LanguageChanged",
    version: 1,
    data: { userId: "u1", membership: 1, language: "de" },
  };
  expect(decide({ type: "ChangeLanguage", language: "de" }, fold([joined]))).toEqual([told]);
  expect(decide({ type: "ChangeLanguage", language: "de" }, fold([joined, told]))).toEqual([]);
  expect(refusalOf({ type: "ChangeLanguage", language: "de" }, [joined, left])).toBe("LOGIN_EXPIRED");
  expect(fold([joined, told, left])).not.toHaveProperty("language");
});

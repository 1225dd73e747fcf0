import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { ApiError } from "../../api/problem.ts";
import { nicknameMachine } from "./machine.ts";

function start(answers: Readonly<Record<string, boolean | Error>>, current = "") {
  const asked: string[] = [];
  const showError = vi.fn();
  const clock = new SimulatedClock();
  const actor = createActor(
    nicknameMachine.provide({
      actors: {
        isAvailable: fromPromise<boolean, string>(async ({ input }) => {
          asked.push(input);
          const answer = answers[input] ?? false;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
      actions: { showError },
    }),
    { input: { current }, clock },
  );
  actor.start();
  const check = async (value: string) => {
    actor.send({ type: "nickname.changed", value });
    actor.send({ type: "check.requested" });
    return (await waitFor(actor, (snapshot) => snapshot.matches("editing"))).context.verdict;
  };
  /** Types, and then pauses. */
  const type = async (value: string, pauseMs = 500) => {
    actor.send({ type: "nickname.changed", value });
    clock.increment(pauseMs);
    return (await waitFor(actor, (snapshot) => snapshot.matches("editing"))).context.verdict;
  };
  return { actor, asked, showError, check, clock, type };
}

test("the verdict is the server's answer: available or taken", async () => {
  const { check } = start({ free: true, taken: false });
  expect(await check("free")).toBe("available");
  expect(await check("taken")).toBe("taken");
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["이름 이름", "blank"],
  ["name!", "signs"],
  ["日本", "letters"],
  ["müller", "letters"],
  ["별😀", "signs"],
  ["가나다라마바사", "long"],
  ["123456789012345678901", "long"],
  ["mine", "same"],
])("%j is %s without a request", async (value, verdict) => {
  const { check, asked } = start({}, "mine");
  expect(await check(value)).toBe(verdict);
  expect(asked).toEqual([]);
});

test.each(["가나다라마바", "12345678901234567890", "가나다라마1A"])(
  "%s is valid and is sent to the server",
  async (value) => {
    const { check } = start({ [value]: true });
    expect(await check(value)).toBe("available");
  },
);

test("the current nickname in another spelling counts as available", async () => {
  const { check, asked } = start({}, "mine");
  expect(await check("MINE")).toBe("available");
  expect(asked).toEqual([]);
});

test("any change resets the check", async () => {
  const { actor, check } = start({ free: true });
  await check("free");
  actor.send({ type: "nickname.changed", value: "free2" });
  expect(actor.getSnapshot().context.verdict).toBe("unchecked");
});

test("typing during a check discards its result", async () => {
  const { actor } = start({ old: true, next: false });
  actor.send({ type: "nickname.changed", value: "old" });
  actor.send({ type: "check.requested" });
  actor.send({ type: "nickname.changed", value: "next" });
  actor.send({ type: "check.requested" });
  await waitFor(actor, (snapshot) => snapshot.matches("editing"));
  expect(actor.getSnapshot().context).toMatchObject({ value: "next", verdict: "taken" });
});

test("a failed check is reported and can be retried", async () => {
  const { check, showError } = start({ a: new Error("no") });
  expect(await check("a")).toBe("failed");
  expect(showError).toHaveBeenCalledTimes(1);
});

describe("as it is typed", () => {
  test("a name is checked once typing pauses, not at each letter", async () => {
    const { type, asked } = start({ abc: true, ab: false });
    expect(await type("a", 400)).toBe("unchecked");
    expect(await type("ab", 400)).toBe("unchecked");
    expect(await type("abc")).toBe("available");
    expect(asked).toEqual(["abc"]);
  });

  test("the late answer about an old name is not taken for the new one", async () => {
    const { actor, clock, type, asked } = start({ old: true, new: false });
    actor.send({ type: "nickname.changed", value: "old" });
    clock.increment(500);
    expect(actor.getSnapshot().matches("checking")).toBe(true);
    expect(await type("new")).toBe("taken");
    expect(asked).toEqual(["old", "new"]);
    expect(actor.getSnapshot().context).toMatchObject({ value: "new", verdict: "taken" });
  });

  test.each([
    ["", "unchecked"],
    ["ㄱ", "unchecked"],
    ["이ㅁ", "unchecked"],
    ["name!", "signs"],
    ["가나다라마바사", "long"],
    ["mine", "same"],
    ["MINE", "available"],
  ])("%j: %s, without a request", async (value, verdict) => {
    const { type, asked } = start({}, "mine");
    expect(await type(value)).toBe(verdict);
    expect(asked).toEqual([]);
  });

  test("what the server refuses is said at the field", async () => {
    const refused = new ApiError({ status: 422, code: "NICKNAME_RESERVED" });
    const { type, showError } = start({ admin: refused });
    expect(await type("admin")).toBe("reserved");
    expect(showError).not.toHaveBeenCalled();
  });

  test("an outage opens no dialog; by the button it does", async () => {
    const { type, check, showError } = start({ a: new Error("no") });
    expect(await type("a")).toBe("failed");
    expect(showError).not.toHaveBeenCalled();
    expect(await check("a")).toBe("failed");
    expect(showError).toHaveBeenCalledTimes(1);
  });

  test("asked too often, it asks again when the server said, of the name that stands there then", async () => {
    const tooOften = new ApiError({ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: 20 });
    const { type, clock, asked, actor } = start({ a: tooOften, ab: true });
    expect(await type("a")).toBe("unchecked");
    expect(await type("ab", 19_000)).toBe("unchecked");
    expect(asked).toEqual(["a"]);
    clock.increment(1_000);
    await waitFor(actor, ({ context }) => context.verdict === "available");
    expect(asked).toEqual(["a", "ab"]);
  });
});

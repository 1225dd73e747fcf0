import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { nicknameMachine } from "./machine.ts";

function start(answers: Readonly<Record<string, boolean | Error>>, current = "") {
  const asked: string[] = [];
  const showError = vi.fn();
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
    { input: { current } },
  );
  actor.start();
  const check = async (value: string) => {
    actor.send({ type: "nickname.changed", value });
    actor.send({ type: "check.requested" });
    return (await waitFor(actor, (snapshot) => snapshot.matches("editing"))).context.verdict;
  };
  return { actor, asked, showError, check };
}

test("the verdict is the server's answer: available or taken", async () => {
  const { check } = start({ free: true, taken: false });
  expect(await check("free")).toBe("available");
  expect(await check("taken")).toBe("taken");
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["이름 이름", "invalid"],
  ["name!", "invalid"],
  ["日本", "invalid"],
  ["가나다라마바사", "invalid"],
  ["123456789012345678901", "invalid"],
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

import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { nicknameMachine } from "./machine.ts";

function start(answers: Readonly<Record<string, boolean | Error>>, current = "") {
  const asked: string[] = [];
  const tell = vi.fn();
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
      actions: { tell },
    }),
    { input: { current } },
  );
  actor.start();
  const check = async (value: string) => {
    actor.send({ type: "CHANGE", value });
    actor.send({ type: "CHECK" });
    return (await waitFor(actor, (snapshot) => snapshot.matches("editing"))).context.verdict;
  };
  return { actor, asked, tell, check };
}

test("free and taken are what the server says", async () => {
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
])("%j is %s without asking", async (value, verdict) => {
  const { check, asked } = start({}, "mine");
  expect(await check(value)).toBe(verdict);
  expect(asked).toEqual([]);
});

test.each(["가나다라마바", "12345678901234567890", "가나다라마1A"])("%s may be asked for", async (value) => {
  const { check } = start({ [value]: true });
  expect(await check(value)).toBe("available");
});

test("one's own name in another spelling is nobody else's", async () => {
  const { check, asked } = start({}, "mine");
  expect(await check("MINE")).toBe("available");
  expect(asked).toEqual([]);
});

test("any change undoes the check", async () => {
  const { actor, check } = start({ free: true });
  await check("free");
  actor.send({ type: "CHANGE", value: "free2" });
  expect(actor.getSnapshot().context.verdict).toBe("unchecked");
});

test("typing on while it is checked: the answer for the old text counts no more", async () => {
  const { actor } = start({ old: true, next: false });
  actor.send({ type: "CHANGE", value: "old" });
  actor.send({ type: "CHECK" });
  actor.send({ type: "CHANGE", value: "next" });
  actor.send({ type: "CHECK" });
  await waitFor(actor, (snapshot) => snapshot.matches("editing"));
  expect(actor.getSnapshot().context).toMatchObject({ value: "next", verdict: "taken" });
});

test("a check that fails is told, and can be tried again", async () => {
  const { check, tell } = start({ a: new Error("no") });
  expect(await check("a")).toBe("failed");
  expect(tell).toHaveBeenCalledTimes(1);
});

import { expect, test } from "vitest";
import type { FoundKey } from "../port.ts";
import { createFoundKeys } from "./found.ts";

const live = (wrapped: string): FoundKey => ({ status: "LIVE", wrapped });

/** A bucket in memory, which counts what it is asked. `destroyed` is noticed at the next look. */
function openBucket(stored: Record<string, string>) {
  const asked = { lookUps: [] as string[], looks: 0 };
  let isNews = false;
  const keys = createFoundKeys({
    lookUp: async (name) => {
      asked.lookUps.push(name);
      const wrapped = stored[name];
      return wrapped === undefined ? { status: "NONE" } : wrapped === "" ? { status: "DESTROYED" } : live(wrapped);
    },
    look: async () => {
      asked.looks += 1;
      if (isNews) keys.forget();
      isNews = false;
    },
  });
  return {
    keys,
    asked,
    destroyElsewhere: (name: string) => {
      stored[name] = "";
      isNews = true;
    },
  };
}

test("keys that were found before cost one look, however many they are", async () => {
  const { keys, asked } = openBucket({ a: "1", b: "2", c: "3" });
  expect(await keys.findMany(["a", "b"])).toEqual([live("1"), live("2")]);
  expect(asked).toEqual({ lookUps: ["a", "b"], looks: 0 });
  expect(await keys.findMany(["b", "c", "a", "b"])).toEqual([live("2"), live("3"), live("1"), live("2")]);
  expect(asked).toEqual({ lookUps: ["a", "b", "c"], looks: 1 });
});

test("a key that was just made is not looked up", async () => {
  const { keys, asked } = openBucket({});
  await keys.keepMade("a", async () => "1");
  expect(await keys.findMany(["a"])).toEqual([live("1")]);
  expect(asked).toEqual({ lookUps: [], looks: 1 });
});

test("after any destruction all are looked up again", async () => {
  const { keys, asked, destroyElsewhere } = openBucket({ a: "1", b: "2" });
  await keys.findMany(["a", "b"]);
  destroyElsewhere("b");
  expect(await keys.findMany(["a", "b"])).toEqual([live("1"), { status: "DESTROYED" }]);
  expect(asked.lookUps).toEqual(["a", "b", "a", "b"]);
});

test("a key that is not there is looked up each time", async () => {
  const stored: Record<string, string> = {};
  const { keys } = openBucket(stored);
  expect(await keys.findMany(["a"])).toEqual([{ status: "NONE" }]);
  stored.a = "1";
  expect(await keys.findMany(["a"])).toEqual([live("1")]);
});

test("what was read before a destruction, and answered after it, is not used again", async () => {
  const answers: PromiseWithResolvers<FoundKey>[] = [];
  const keys = createFoundKeys({
    lookUp: () => {
      const answer = Promise.withResolvers<FoundKey>();
      answers.push(answer);
      return answer.promise;
    },
    look: async () => {},
  });
  const early = keys.findMany(["a"]);
  keys.forget();
  answers[0]?.resolve(live("1"));
  expect(await early).toEqual([live("1")]);
  const later = keys.findMany(["a"]);
  answers[1]?.resolve({ status: "DESTROYED" });
  expect(await later).toEqual([{ status: "DESTROYED" }]);
});

test("a key whose making met a destruction is looked up", async () => {
  const { keys, asked } = openBucket({ a: "1" });
  await keys.keepMade("a", async () => {
    keys.forget();
    return "1";
  });
  await keys.findMany(["a"]);
  expect(asked.lookUps).toEqual(["a"]);
});

test("where nobody can look, nothing that was found before is given", async () => {
  const keys = createFoundKeys({
    lookUp: async () => live("1"),
    look: () => Promise.reject(new Error("away")),
  });
  await keys.findMany(["a"]);
  await expect(keys.findMany(["a"])).rejects.toThrow("away");
});

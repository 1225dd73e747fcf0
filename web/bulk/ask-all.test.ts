import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { expect, test } from "vitest";
import { ApiError } from "../api/problem.ts";
import { type Answer, type AskOptions, askAll } from "./ask-all.ts";

const targets = (count: number) => Array.from({ length: count }, (_, at) => `site-${at}.example`);
const unread = (adrs: string): LookedUp => ({ adrs, error: { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] } });

/** Asks with these answers, and notes what was asked and waited for. */
function asking(ask: (texts: readonly string[], asked: number) => readonly LookedUp[], signal?: AbortSignal) {
  const seen = { asked: [] as (readonly string[])[], waited: [] as number[], answers: [] as Answer[] };
  const options: AskOptions = {
    ask: async (texts) => ask(texts, seen.asked.push(texts)),
    wait: async (ms) => void seen.waited.push(ms),
    onAnswers: (answers) => seen.answers.push(...answers),
    signal: signal ?? new AbortController().signal,
  };
  return { seen, options };
}

test("asks for a hundred at a time, each once", async () => {
  const { seen, options } = asking((texts) => texts.map(unread));
  await askAll(targets(250), options);
  expect(seen.asked.map((texts) => texts.length).sort()).toEqual([100, 100, 50].sort());
  expect(new Set(seen.answers.map(({ adrs }) => adrs)).size).toBe(250);
});

test("waits as long as a busy service says", async () => {
  const { seen, options } = asking((texts, asked) => {
    if (asked === 1) throw new ApiError({ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: 7 });
    return texts.map(unread);
  });
  await askAll(targets(10), options);
  expect(seen.waited).toEqual([7_000]);
  expect(seen.answers).toHaveLength(10);
});

test("gives up on a service that stays away, and leaves the rest unanswered", async () => {
  const { seen, options } = asking(() => {
    throw new ApiError({ status: 503, code: "UNAVAILABLE" });
  });
  await expect(askAll(targets(10), options)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(seen.answers).toEqual([]);
});

test("finds the text for which a request is refused, and answers the others", async () => {
  const { seen, options } = asking((texts) => {
    if (texts.includes("site-13.example")) throw new ApiError({ status: 400, code: "INVALID_REQUEST" });
    return texts.map(unread);
  });
  await askAll(targets(100), options);
  expect(seen.answers.filter((answer) => "failed" in answer)).toEqual([
    { adrs: "site-13.example", failed: "INVALID_REQUEST" },
  ]);
  expect(seen.answers).toHaveLength(100);
});

test("a text that is too long is not sent", async () => {
  const { seen, options } = asking((texts) => texts.map(unread));
  await askAll(["a".repeat(2_049), "site.example"], options);
  expect(seen.asked).toEqual([["site.example"]]);
  expect(seen.answers).toContainEqual({ adrs: "a".repeat(2_049), failed: "TEXT_TOO_LONG" });
});

test("an error of another kind is not tried again", async () => {
  const { seen, options } = asking(() => {
    throw new ApiError({ status: 401, code: "API_KEY_INVALID" });
  });
  await expect(askAll(targets(1), options)).rejects.toMatchObject({ code: "API_KEY_INVALID" });
  expect(seen.asked).toHaveLength(1);
});

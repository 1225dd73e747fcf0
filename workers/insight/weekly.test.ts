import { INSIGHT_MODEL } from "@sb/contracts/insight/model.ts";
import { InsightWeekly } from "@sb/contracts/insight/subject.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { insightWeeklyHandler } from "./weekly.ts";

const MONDAY = Date.parse("2026-11-23T00:00:00Z");
const published = (viewSeq: number, publishedAt: string) => ({ viewSeq, publishedAt });

let articles: readonly ReturnType<typeof published>[];
let subscribers: string[];
/** Somebody ends the subscription while the list is read. */
let afterPage: () => void;
const made = new Map<string, NewJob>();
beforeEach(() => {
  articles = [
    published(3, "2026-11-20T00:00:00Z"),
    published(2, "2026-11-16T00:00:00Z"),
    published(1, "2026-11-15T23:59:00Z"),
  ];
  subscribers = ["a", "b"];
  afterPage = () => undefined;
  made.clear();
});

const { handle } = insightWeeklyHandler({
  jobs: {
    enqueue: async (jobs) => {
      for (const job of jobs) made.set(job.id, job);
    },
  },
  readStore: {
    model: (name) => ({
      getMany: async () => articles,
      async list(_, { offset, limit }) {
        if (name === INSIGHT_MODEL)
          return { members: articles.map(({ viewSeq }) => String(viewSeq)), total: articles.length };
        const page = { members: subscribers.slice(offset, offset + limit), total: subscribers.length };
        afterPage();
        return page;
      },
    }),
  },
});
const run = () => handle({ ...runOf(InsightWeekly.kind, {}), runAt: MONDAY });

test("each subscriber gets one mail about the week, however often it is begun", async () => {
  await run();
  await handle({ ...runOf(InsightWeekly.kind, {}), runAt: MONDAY + 3_600_000 });
  expect([...made.values()].map(({ id, payload }) => [id, payload])).toEqual([
    ["2026-11-23.a", { subscriberId: "a", viewSeqs: [3, 2] }],
    ["2026-11-23.b", { subscriberId: "b", viewSeqs: [3, 2] }],
  ]);
});

test("a week without an article has no mail", async () => {
  articles = articles.slice(2);
  await run();
  expect(made.size).toBe(0);
});

test("nobody is passed over where others leave meanwhile", async () => {
  subscribers = Array.from({ length: 2_500 }, (_, i) => `s${i}`);
  const stays = subscribers.slice(400);
  afterPage = () => {
    afterPage = () => undefined;
    subscribers = stays;
  };
  await run();
  expect(stays.filter((id) => !made.has(`2026-11-23.${id}`))).toEqual([]);
});

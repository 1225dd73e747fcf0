import type { WatchHit } from "@sb/contracts/watch/events.ts";
import { WatchDigest, WatchDigestMail } from "@sb/contracts/watch/jobs.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { watchDigestHandler } from "./digest.ts";
import { watchDigestMailHandler } from "./digest-mail.ts";

const NOW = Date.parse("2026-11-23T00:05:00Z");

let waiting: string[];
/** A mail went out while the list is read. */
let afterPage: () => void;
const made = new Map<string, NewJob>();
beforeEach(() => {
  waiting = ["jun~2026-11-20", "mina~2026-11-22"];
  afterPage = () => undefined;
  made.clear();
});

const { handle } = watchDigestHandler({
  jobs: {
    enqueue: async (jobs) => {
      for (const job of jobs) made.set(job.id, job);
    },
  },
  readStore: {
    model: () => ({
      async list(_, { offset, limit }) {
        const page = { members: waiting.slice(offset, offset + limit), total: waiting.length };
        afterPage();
        return page;
      },
    }),
  },
});
const run = (runAt = NOW) => handle({ ...runOf(WatchDigest.kind, {}), runAt });

test("each person gets one mail for a day, however often it is begun, also for days on which nothing ran", async () => {
  await run();
  await run(NOW + 3_600_000);
  expect([...made.values()].map(({ id, payload }) => [id, payload])).toEqual([
    ["jun~2026-11-20", { userId: "jun", day: "2026-11-20" }],
    ["mina~2026-11-22", { userId: "mina", day: "2026-11-22" }],
  ]);
});

test("a day that is not over waits", async () => {
  waiting = ["mina~2026-11-22", "jun~2026-11-23"];
  await run();
  expect([...made.keys()]).toEqual(["mina~2026-11-22"]);
});

test("nobody is passed over where the list gets shorter meanwhile", async () => {
  const all = Array.from({ length: 2_500 }, (_, at) => `p${String(at).padStart(4, "0")}~2026-11-22`);
  waiting = [...all];
  afterPage = () => void waiting.splice(0, 400);
  await run();
  expect([...made.keys()].sort()).toEqual(all);
});

const hit = (watchSeq: number, pace: "AT_ONCE" | "DAILY"): WatchHit["data"] => ({
  ...{ watchSeq, userId: "mina", hitId: `h${watchSeq}`, kind: "SITE", occasion: "REPORTED", pace },
  ...{ day: "2026-11-22", sealed: String(700 + watchSeq) },
});

test("the day's mail has what waited, of watches that go on; then the day is over", async () => {
  const sent: Mail[] = [];
  const mailed: string[] = [];
  const watches: Record<string, object> = {
    1: { watchSeq: 1, isPaused: false },
    2: { watchSeq: 2, isPaused: true },
    4: { watchSeq: 4, isPaused: false },
  };
  const handler = watchDigestMailHandler({
    readStore: {
      model: () => ({
        get: async () => ({ userId: "mina", nickname: "mina", language: "de", membership: 1, sealed: "me" }),
        getMany: async (keys) => keys.map(({ id }) => watches[id] as Record<string, unknown> | undefined),
      }),
    },
    vault: {
      mac: (purpose, text) => `mac-of-${purpose}-${text}`,
      open: async (_, sealed) =>
        sealed === "me"
          ? { email: "mina@people.example", emailVerified: true, issuer: "i", subject: "s" }
          : { dclrSeq: Number(sealed) },
    },
    mailer: { send: async (mail) => void sent.push(mail) },
    publicUrl: "https://safer-block.example",
    watches: {
      hit: async () => undefined,
      hitsOn: async () => [hit(1, "DAILY"), hit(2, "DAILY"), hit(3, "DAILY"), hit(4, "AT_ONCE")],
      markMailed: async (userId, day) => void mailed.push(`${userId} ${day}`),
    },
  });
  await handler.handle(runOf(WatchDigestMail.kind, { userId: "mina", day: "2026-11-22" }));
  expect(sent).toMatchObject([{ to: "mina@people.example", language: "de" }]);
  expect(sent[0]?.text).toContain("/report/history/701");
  expect(sent[0]?.text).not.toMatch(/history\/70[234]/);
  expect(sent[0]?.unsubscribeUrl).toBe("https://safer-block.example/sb/watch/link?token=mina.mac-of-watch-pause-mina");
  expect(mailed).toEqual(["mina 2026-11-22"]);
});

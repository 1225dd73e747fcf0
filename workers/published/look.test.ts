import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { publishedLookHandler } from "./look.ts";

const NOW = "2026-11-20T03:14:00.000Z";
let made: NewJob[];
let deleted: string[];
beforeEach(() => {
  [made, deleted] = [[], []];
});

const attempt = (at: string) => ({ at, outcome: "TAKEN", failures: 0 }) as const;
const listOf = (listSeq: number, more: Partial<ListDoc> = {}): ListDoc => ({
  ...{ listSeq, name: `List ${listSeq}`, publisher: "Example Team", licence: "CC0", mayShare: true },
  ...{ source: { url: "https://lists.example/a" }, everyHours: 6, takenFor: "FRAUD_OTHER", state: "ACTIVE" },
  ...{ addedAt: NOW, revision: 1, ...more },
});

async function look(lists: readonly ListDoc[], keys: readonly string[] = []): Promise<readonly string[]> {
  const { kind, handle } = publishedLookHandler({
    readStore: {
      model: () => ({
        get: async () => undefined,
        list: async (_name, { offset, limit }) => ({
          members: lists.slice(offset, offset + limit).map(({ listSeq }) => String(listSeq)),
          total: lists.length,
        }),
        getMany: async (asked) => asked.map(({ id }) => lists.find(({ listSeq }) => String(listSeq) === id)),
      }),
    },
    jobs: { enqueue: async (jobs) => void made.push(...jobs) },
    files: {
      async *list() {
        yield* keys;
      },
      delete: async (key) => void deleted.push(key),
    },
    clock: () => NOW,
  });
  await handle(runOf(kind, {}));
  return made.map(({ id }) => id);
}

test("a job is made for each list that is due, one in an hour", async () => {
  const lists = [listOf(1), listOf(2, { attempt: attempt(NOW) }), listOf(3, { state: "PAUSED" })];
  expect(await look(lists)).toEqual(["l-1.2026-11-20T03"]);
});

test("all lists are looked at, however many", async () => {
  expect(await look(Array.from({ length: 150 }, (_, at) => listOf(at + 1)))).toHaveLength(150);
});

test("files whose process ended on the way are cleared after a day, and no others", async () => {
  const [old, recent] = [Date.parse(NOW) - 90_000_000, Date.parse(NOW) - 80_000_000];
  const keys = [`${old}-17/0`, `${recent}-17/0`, "by-hand/0"].map((each) => `published/incoming/${each}`);
  await look([], keys);
  expect(deleted).toEqual([`published/incoming/${old}-17/0`]);
});

import type { Filer } from "@sb/contracts/report/filers.ts";
import { WALLET } from "@sb/contracts/report/fixture.ts";
import { REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "./routes.ts";
import { type Bench, bodyOf, counted, filer, keepReport, OWNER, openBench, requestOf, STRANGER } from "./testing.ts";

const KEY = "GET report/history/target";

async function page({ deps }: Bench, number: number, size: number, dclrSeq = 1, caller: Caller | undefined = STRANGER) {
  const query = { dclrSeq, pagination: { page: number, size } };
  return bodyOf(await reportQueries(deps)[KEY](requestOf<typeof KEY>(caller, { query })));
}

/** Filed on that day of February. */
async function keep(bench: Bench, dclrSeq: number, day: number): Promise<void> {
  await keepReport(bench, dclrSeq, { doc: { filedAt: `2026-02-${String(day).padStart(2, "0")}T00:00:00.000Z` } });
}

const leading = (dclrSeq: number): Filer => filer(`u${dclrSeq}`, { dclrSeq });

it("gives people's reports newest first, wherever they stand, and published lists after them, each once", async () => {
  await using bench = await openBench();
  // By day: some in the address's document, the others in the list, mixed.
  const inside = [1, 4, 5, 9];
  const apart = [2, 3, 6, 7, 8, 10, 11];
  for (const day of [...inside, ...apart]) await keep(bench, day, day);
  for (const dclrSeq of [21, 22]) await keep(bench, dclrSeq, 28);
  const sources = [21, 22].map((dclrSeq) => filer(`list ${dclrSeq}`, { dclrSeq }));
  await bench.apply([
    ...counted(11, { filers: inside.map(leading), sources }),
    ...apart.map((day) => ({
      op: "listAdd" as const,
      list: REPORT_LISTS.address(WALLET),
      member: String(day),
      score: Date.parse(`2026-02-${String(day).padStart(2, "0")}T00:00:00.000Z`),
    })),
  ]);
  const expected = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 21, 22];
  for (const size of [1, 2, 3, 5, 10, 100]) {
    const seen: number[] = [];
    for (let number = 1; number <= Math.ceil(13 / size); number += 1) {
      const { items, pagination } = await page(bench, number, size);
      expect(pagination.totalItems).toBe(13);
      seen.push(...items.map(({ dclrSeq }) => dclrSeq));
    }
    expect(seen, `pages of ${size}`).toEqual(expected);
    expect((await page(bench, 14, size)).items).toEqual([]);
  }
});

it("a private report's target is for its owner alone, and the report is not among the public ones", async () => {
  await using bench = await openBench();
  await keep(bench, 1, 1);
  await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
  await bench.apply(counted(1, { filers: [leading(1)] }));
  expect((await page(bench, 1, 10, 2, OWNER)).items.map(({ dclrSeq }) => dclrSeq)).toEqual([1]);
  for (const caller of [STRANGER, undefined])
    await expect(page(bench, 1, 10, 2, caller)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

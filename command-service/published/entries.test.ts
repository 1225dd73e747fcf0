import type { ListingEvent } from "@sb/contracts/published/events.ts";
import { listingStream } from "@sb/contracts/published/subject.ts";
import { expect, test } from "vitest";
import { NOW, openBench } from "../report/testing.ts";
import { appendEntries, loadEntries } from "./entries.ts";
import { openListStates } from "./state/open.ts";

const listSeq = 7;
const context = { actor: "system:tester", correlationId: "c-1", at: NOW };
const BEGIN = { segment: 0, revision: -1 };
const listed = (at: number): Pick<ListingEvent, "type" | "data"> => ({
  type: "EntriesListed",
  data: { listSeq, entries: [{ addressKey: `zq-${at}-claim.com`, declareType: "SITE" }] },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => listed(at));

test("the events of a list lie in streams of so many, and all of them are read", async () => {
  await using bench = await openBench();
  const half = await appendEntries(bench.deps, listSeq, BEGIN, many(100), context);
  const place = await appendEntries(bench.deps, listSeq, half, many(164).slice(100), context);
  const lengths = await Promise.all(
    [0, 1, 2, 3].map(async (segment) => {
      const { events } = await bench.deps.eventStore.readStream(listingStream.of(`${listSeq}.${segment}`));
      return events.length;
    }),
  );
  expect(lengths).toEqual([64, 64, 36, 0]);
  await using states = await openListStates(listSeq);
  expect(await loadEntries(bench.deps, states, listSeq)).toEqual(place);
  expect(await states.compare()).toMatchObject({ before: 164, entries: 0, delisted: 164 });
});

test("whoever has read an older place can't append", async () => {
  await using bench = await openBench();
  const full = await appendEntries(bench.deps, 8, BEGIN, many(64), context);
  for (const [seq, from] of [
    [7, BEGIN],
    [8, full],
  ] as const) {
    await appendEntries(bench.deps, seq, from, many(1), context);
    await expect(appendEntries(bench.deps, seq, from, many(1), context)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
    });
  }
});

import { defineEvent } from "@sb/contracts/events.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createListStreams } from "./list-stream.ts";

const Noted = defineEvent("Noted", { version: 1, data: z.object({ seq: z.int() }) });
const events = defineEvents(Noted);
const noted = (seq: number) => ({ type: "Noted", version: 1, data: { seq } }) as const;
const context = { actor: "system:test", correlationId: "c-1", at: "2026-05-01T12:00:00.000Z" };
const seqsOf = (all: readonly { readonly data: { readonly seq: number } }[]) => all.map(({ data }) => data.seq);

it("holds what was added, in order", async () => {
  await using temp = await openTempEventStore();
  const lists = createListStreams(temp);
  for (const seq of [3, 1, 2]) await lists.add("inquiries-mina", noted(seq), context);
  await lists.add("inquiries-jun", noted(4), context);
  expect(seqsOf(await lists.all("inquiries-mina", events))).toEqual([3, 1, 2]);
  expect(await lists.all("inquiries-nobody", events)).toEqual([]);
});

it("loses nothing where two processes add at once", async () => {
  await using temp = await openTempEventStore();
  const processes = [createListStreams(temp), createListStreams({ eventStore: await temp.another() })];
  const seqs = Array.from({ length: 20 }, (_, seq) => seq);
  await Promise.all(seqs.map((seq) => processes[seq % 2]?.add("inquiries-mina", noted(seq), context)));
  const all = seqsOf(await createListStreams(temp).all("inquiries-mina", events));
  expect(all.toSorted((a, b) => a - b)).toEqual(seqs);
});

it("reads a long list once", async () => {
  await using temp = await openTempEventStore();
  const readStream = vi.fn(temp.eventStore.readStream);
  const lists = createListStreams({ eventStore: { ...temp.eventStore, readStream } });
  for (let seq = 0; seq < 30; seq += 1) await lists.add("inquiries-mina", noted(seq), context);
  const read = await Promise.all(readStream.mock.results.map(async ({ value }) => (await value).events.length));
  expect(Math.max(...read)).toBe(0);
});

// "Gone" means gone from the files: every byte of them is searched.
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { event } from "../contract/events.ts";
import { NO_STREAM, START } from "../port.ts";
import { openTempEventStore } from "../testing/testing.ts";

const streamOf = (mark: string) => `key-${mark.slice(0, 8)}`;
/** From a few bytes to several pages, so that rows share pages and span several. */
const eventsOf = (mark: string, i: number) => [event(`${mark}-${"x".repeat((i * 997) % 20_000)}-${mark}`), event(mark)];

function found(folder: string, marks: readonly string[]): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return marks.filter((mark) => files.some((bytes) => bytes.includes(mark)));
}

it("removes every byte of a shredded stream from all files, and no byte of the others", async () => {
  await using temp = await openTempEventStore();
  const marks = Array.from({ length: 300 }, () => randomBytes(16).toString("hex"));
  await Promise.all(marks.map((mark, i) => temp.eventStore.append(streamOf(mark), eventsOf(mark, i), NO_STREAM)));
  expect(found(temp.dataDir, marks)).toEqual(marks);

  const other = await temp.another();
  const shredded = marks.filter((_, i) => i % 3 !== 0);
  await Promise.all(shredded.map((mark) => temp.eventStore.shred(streamOf(mark))));
  const left = marks.filter((_, i) => i % 3 === 0);
  expect(found(temp.dataDir, marks)).toEqual(left);

  // Later appends and shreddings bring nothing back.
  await Promise.all(left.slice(0, 50).map((mark) => temp.eventStore.append(streamOf(mark), [event("later")], 1)));
  await Promise.all(left.slice(50).map((mark) => other.shred(streamOf(mark))));
  expect(found(temp.dataDir, marks)).toEqual(left.slice(0, 50));
  expect(await other.readAll(START, 1_000)).toHaveLength(150);
});

// A folder as MISP reads feeds: a manifest, the hashes of all values, and an event for each day.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type DayDoc, SHARING_COLLECTIONS, SHARING_LISTS } from "@sb/contracts/sharing/model.ts";
import { type Day, eventJson, eventSummary, eventUuid } from "@sb/knowledge/misp/event.ts";
import { mispItem } from "@sb/knowledge/misp/item.ts";
import { type AddedReport, findShared, sharingModel, withListing } from "@sb/knowledge/stix/documents.ts";
import { withLevels } from "@sb/knowledge/stix/levels.ts";
import { seqsOfDay } from "@sb/platform/ids.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { CollectionDeps } from "./collection.ts";

/** Read in one turn of the event loop. */
const PAGE = 200;
const DAY_MS = 86_400_000;

/** Gives `"uuid": { … }` of each day on which there is something. */
export async function* mispManifest({ readStore }: CollectionDeps): AsyncIterable<string> {
  let opening = "{";
  for await (const days of pagesOfDays(readStore)) {
    const lines = days.map((day) => `${JSON.stringify(eventUuid(day.date))}:${JSON.stringify(eventSummary(day))}`);
    yield opening + lines.join(",\n");
    opening = ",\n";
  }
  yield opening === "{" ? "{}" : "}";
}

/** `md5,uuid` of each value, a line each: receivers find out what they know without reading the events. */
export async function* mispHashes(deps: CollectionDeps): AsyncIterable<string> {
  for await (const days of pagesOfDays(deps.readStore))
    for (const { date } of days)
      for await (const reports of pagesOfReports(deps, date))
        yield reports.map((each) => hashLine(each, date)).join("");
}

function hashLine(report: AddedReport, date: string): string {
  const item = report.revoked ? undefined : mispItem(report);
  return item ? `${createHash("md5").update(item.value).digest("hex")},${eventUuid(date)}\n` : "";
}

/** Undefined where there is no event with this UUID. */
export async function mispEvent(deps: CollectionDeps, uuid: string): Promise<AsyncIterable<string> | undefined> {
  for await (const days of pagesOfDays(deps.readStore)) {
    const day = days.find(({ date }) => eventUuid(date) === uuid);
    if (day) return eventJson(day, pagesOfReports(deps, day.date));
  }
  return undefined;
}

async function* pagesOfDays(readStore: ReadStore): AsyncIterable<readonly Day[]> {
  const model = sharingModel(readStore);
  let last = 0;
  for (;;) {
    const dates = await model.listAfter(SHARING_LISTS.days, last, PAGE);
    const newest = dates.at(-1);
    if (newest === undefined) return;
    const docs = await model.getMany(dates.map((id) => ({ collection: SHARING_COLLECTIONS.day, id })));
    yield dates.map((date, at) => ({ date, changed: (docs[at] as DayDoc | undefined)?.changed ?? 0 }));
    last = Date.parse(newest) / DAY_MS;
    await setImmediate();
  }
}

async function* pagesOfReports(
  { readStore, publicUrl, clock }: CollectionDeps,
  date: string,
): AsyncIterable<readonly AddedReport[]> {
  const [after, end] = seqsOfDay(date);
  let last = after;
  for (;;) {
    const uuids = await sharingModel(readStore).listAfter(SHARING_LISTS.numbered, last, PAGE);
    const found = await findShared(readStore, uuids, publicUrl);
    const reports = found.filter(({ dclrSeq }) => dclrSeq <= end).sort((a, b) => a.dclrSeq - b.dclrSeq);
    if (reports.length > 0) yield withLevels(readStore, await withListing(readStore, reports), clock());
    const newest = Math.max(...found.map(({ dclrSeq }) => dclrSeq));
    if (uuids.length < PAGE || newest > end) return;
    last = newest;
    await setImmediate();
  }
}

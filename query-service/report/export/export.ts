// GET report/export: public reports, all or those that pass the filters, oldest first, as a stream.
import { setImmediate } from "node:timers/promises";
import { DECLARE_TYPES } from "@sb/contracts/codes.ts";
import type { ReportFormat } from "@sb/contracts/report/codes.ts";
import { filedByOf } from "@sb/contracts/report/filers.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import type { ExportQuery } from "@sb/contracts/report/wire.ts";
import { SHARING_COLLECTIONS, type SharingDoc } from "@sb/contracts/sharing/model.ts";
import { STIX_MEDIA_TYPE } from "@sb/knowledge/stix/bundle.ts";
import { sharingModel, withListing } from "@sb/knowledge/stix/documents.ts";
import { findStandings, withLevels } from "@sb/knowledge/stix/levels.ts";
import { openLists, publishersBy, walkShared } from "@sb/knowledge/stix/listings.ts";
import type { SharedReport } from "@sb/knowledge/stix/shared-report.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { attachment } from "../attachment.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { findPublic, type Shown } from "../list-items.ts";
import { csvLine } from "./csv.ts";
import { mispExport } from "./export-misp.ts";
import {
  confirmedRecord,
  csvRecord,
  EXPORT_COLUMNS,
  type ExportRecord,
  exportRecord,
  listingRecord,
  ndjsonLine,
} from "./export-record.ts";
import { exportShared } from "./export-shared.ts";
import { stixExport } from "./export-stix.ts";
import { walkBlocked, walkPublic } from "./walk-list.ts";

/** Reports read and sent in one turn of the event loop: a few milliseconds, then other requests are served. */
const CHUNK = 100;

export function getExport({ readStore, publicUrl, clock }: ReportQueryDeps): Handler<"GET report/export"> {
  return async ({ query: { format, ...filters } }) => {
    const now = clock();
    const { extension, mediaType } = FILES[format];
    const name = `safer-block-reports-${now.slice(0, 10)}.${extension}`;
    const shared = () => sharedChunks({ readStore, publicUrl, now }, filters);
    const streams = {
      csv: () => csv(readStore, filters, now),
      ndjson: () => ndjson(readStore, filters, now),
      stix: () => stixExport(shared(), `${now} ${JSON.stringify(filters)}`),
      misp: () => mispExport(listed(readStore, shared()), Math.floor(Date.parse(now) / 1_000)),
    };
    return { stream: streams[format](), mediaType, headers: { "content-disposition": attachment(name) } };
  };
}

const FILES: Readonly<Record<ReportFormat, { readonly extension: string; readonly mediaType: string }>> = {
  csv: { extension: "csv", mediaType: "text/csv; charset=utf-8" },
  ndjson: { extension: "ndjson", mediaType: "application/x-ndjson" },
  stix: { extension: "stix.json", mediaType: STIX_MEDIA_TYPE },
  misp: { extension: "misp.json", mediaType: "application/json; charset=utf-8" },
};

type Filters = Omit<ExportQuery, "format">;

/** Begins with a byte order mark: without one, spreadsheets read Korean as Latin-1. */
async function* csv(readStore: ReadStore, filters: Filters, now: string): AsyncIterable<string> {
  yield `\uFEFF${csvLine(EXPORT_COLUMNS)}`;
  for await (const records of chunks(readStore, filters, now)) yield records.map(csvRecord).join("");
}

async function* ndjson(readStore: ReadStore, filters: Filters, now: string): AsyncIterable<string> {
  for await (const records of chunks(readStore, filters, now)) yield records.map(ndjsonLine).join("");
}

async function* chunks(readStore: ReadStore, filters: Filters, now: string): AsyncIterable<readonly ExportRecord[]> {
  const publishers = publishersBy(await openLists(readStore));
  for await (const shown of shownChunks(readStore, filters)) yield await recordsOf(readStore, shown, now, publishers);
  yield* confirmedChunks(readStore, filters, now);
  yield* listingChunks(readStore, filters, now);
}

/** Entries of lists that may be passed on. */
async function* listingChunks(readStore: ReadStore, filters: Filters, now: string) {
  if (filters.filedBy === "PEOPLE") return;
  for await (const page of walkShared(readStore, CHUNK)) {
    const standings = await findStandings(readStore, [...page.keys()]);
    yield [...page].flatMap(([key, listed]) => {
      const facts = standings.get(key)?.facts;
      if (!facts) return [];
      const records = listed.map((each) => listingRecord(key, each, levelOf(facts, now), facts.confirmers));
      return records.filter((record) => isAsked(record, filters));
    });
    await setImmediate();
  }
}

const isAsked = (record: ExportRecord, { crimeType, chain, declareType }: Filters): boolean =>
  (crimeType === undefined || record.crimeType === crimeType) &&
  (chain === undefined || record.chain === chain) &&
  (declareType === undefined || record.declareType === declareType);

/** Targets that were confirmed and that nobody reported: without them nobody could recompute all levels. */
async function* confirmedChunks(readStore: ReadStore, { declareType, ...others }: Filters, now: string) {
  // Nobody knows a crime, a chain or a reporter of these.
  if (Object.values(others).some((filter) => filter !== undefined)) return;
  for (const type of DECLARE_TYPES.filter((each) => declareType === undefined || each === declareType))
    for await (const keys of walkBlocked(readStore, type, CHUNK)) {
      const standings = await findStandings(readStore, keys);
      yield keys.flatMap((addressKey) => {
        const { target, facts } = standings.get(addressKey) ?? {};
        if (!target || !facts || facts.confirmers === 0 || target.entries.length + target.more > 0) return [];
        return confirmedRecord(target.target, levelOf(facts, now), facts.confirmers);
      });
      await setImmediate();
    }
}

/** All levels in an export are of the day on which it began. */
async function recordsOf(
  readStore: ReadStore,
  shown: readonly Shown[],
  now: string,
  publishers: ReadonlyMap<string, string>,
) {
  const keys = shown.map(({ doc }) => ({ collection: SHARING_COLLECTIONS.report, id: String(doc.dclrSeq) }));
  const [standings, shared] = await Promise.all([
    findStandings(
      readStore,
      shown.map(({ declaration }) => declaration.addressKey),
    ),
    sharingModel(readStore).getMany(keys),
  ]);
  return shown.map(({ doc, declaration }, at) => {
    const { facts } = standings.get(declaration.addressKey) ?? {};
    return exportRecord(doc, declaration, {
      level: facts && levelOf(facts, now).value,
      shared: shared[at] as SharingDoc | undefined,
      confirmers: facts?.confirmers ?? 0,
      publishers,
    });
  });
}

type SharedOptions = { readonly readStore: ReadStore; readonly publicUrl: string; readonly now: string };

async function* sharedChunks({ readStore, publicUrl, now }: SharedOptions, filters: Filters) {
  for await (const shown of shownChunks(readStore, filters)) {
    const reports = shown.map((each) => exportShared(each, publicUrl));
    yield await withLevels(readStore, reports, now);
  }
}

async function* listed(readStore: ReadStore, pages: AsyncIterable<readonly SharedReport[]>) {
  for await (const page of pages) yield await withListing(readStore, page);
}

async function* shownChunks(readStore: ReadStore, filters: Filters): AsyncIterable<readonly Shown[]> {
  for await (const ids of walkPublic(readStore, CHUNK)) {
    const shown = (await findPublic(readStore, ids)).filter((report) => passes(report, filters));
    if (shown.length > 0) yield shown;
    // The embedded store answers within the same turn, and a fast client never makes the stream wait.
    await setImmediate();
  }
}

function passes({ doc, declaration }: Shown, { crimeType, chain, declareType, filedBy }: Filters): boolean {
  const wanted = [
    [crimeType, declaration.crimeType],
    [chain, declaration.chain],
    [declareType, declaration.declareType],
    [filedBy, filedByOf(doc)],
  ];
  return wanted.every(([filter, value]) => filter === undefined || filter === value);
}

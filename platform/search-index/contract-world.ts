// An index with a few made-up reports in it, and short ways to ask it.
import { REPORT_INDEX } from "@sb/contracts/report/model.ts";
import { expect } from "vitest";
import type { Position } from "../event-store/port.ts";
import type { IndexOp, SearchDoc, SearchHit, SearchIndex, SearchQuery, SearchResult } from "./port.ts";

/** A fresh, empty place for data. What `open` gives searches the projection REPORT_INDEX. */
export type Place = { open(): Promise<SearchIndex>; remove(): Promise<void> };
export type CreatePlace = () => Promise<Place>;

export type World = {
  readonly index: SearchIndex;
  /** Applies the operations as the batch after the checkpoint. */
  apply(...ops: IndexOp[]): Promise<Position>;
  upsert(...docs: SearchDoc[]): Promise<Position>;
  search(text: string, more?: Partial<SearchQuery>): Promise<SearchResult>;
  /** Ids in the order of the hits. */
  ids(text: string, more?: Partial<SearchQuery>): Promise<number[]>;
  /** What of a report's title, comment and address is highlighted. */
  highlighted(text: string, doc: SearchDoc): Promise<{ title: string[]; comment: string[]; adrs: string[] }>;
  close(): Promise<void>;
};

export async function createWorld(createPlace: CreatePlace): Promise<World> {
  const place = await createPlace();
  const index = await place.open();
  const apply = async (...ops: IndexOp[]): Promise<Position> => {
    const from = await index.checkpoint(REPORT_INDEX);
    const to = String(Number(from) + 1).padStart(16, "0");
    await index.apply({ projection: REPORT_INDEX, from, to, ops });
    return to;
  };
  const search = (text: string, more: Partial<SearchQuery> = {}): Promise<SearchResult> =>
    index.search({ text, order: "LATEST", offset: 0, limit: 100, ...more });
  return {
    index,
    apply,
    upsert: (...docs) => apply(...docs.map((each) => ({ op: "upsert" as const, doc: each }))),
    search,
    ids: async (text, more) => (await search(text, more)).hits.map(({ id }) => id),
    highlighted: async (text, report) => passagesOf(report, (await search(text)).hits),
    async close() {
      await index.close();
      await place.remove();
    },
  };
}

let lastId = 1_000;

/** A report about which nothing is known but what is given. Each is newer than the last. */
export function doc(given: Partial<SearchDoc> = {}): SearchDoc {
  lastId += 4_096;
  const adrs = given.adrs ?? `T${lastId.toString(36).padStart(33, "x")}`;
  return {
    id: lastId,
    title: "-",
    comment: "-",
    adrs,
    addressKey: adrs,
    sources: [],
    nick: "-",
    crimeType: "FRAUD_OTHER",
    declareType: "WALLET",
    likeCount: 0,
    ...given,
  };
}

export function site(addressKey: string, adrs = addressKey, given: Partial<SearchDoc> = {}): SearchDoc {
  return doc({ declareType: "SITE", addressKey, adrs, ...given });
}

function passagesOf(report: SearchDoc, hits: readonly SearchHit[]) {
  const hit = hits.find(({ id }) => id === report.id);
  expect(hit, "the report is not among the hits").toBeDefined();
  const { title = [], comment = [], adrs = [] } = hit?.highlights ?? {};
  const cut = (text: string, passages: readonly [number, number][]) =>
    passages.map(([from, to]) => text.slice(from, to));
  return { title: cut(report.title, title), comment: cut(report.comment, comment), adrs: cut(report.adrs, adrs) };
}

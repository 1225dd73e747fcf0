// An engine with two indexes of made-up documents, and short ways to ask it: one index has all kinds of fields, the other
// few.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { expect } from "vitest";
import type { Position } from "../../event-store/port.ts";
import type {
  IndexOp,
  Rebuild,
  SearchDoc,
  SearchEngine,
  SearchHit,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from "../port.ts";

export const ENTRIES = {
  name: "entries@1",
  texts: {
    title: { analysis: "headline", highlight: true },
    body: { analysis: "prose", highlight: true },
    address: { analysis: "verbatim", highlight: true },
    addressKey: { analysis: "verbatim" },
    sources: { analysis: "prose", many: true },
    author: { analysis: "verbatim" },
  },
  filters: ["kind", "form", "chain", "tag"],
  sorts: { likes: "value", seen: "group" },
} as const satisfies IndexSchema;
export type Entries = typeof ENTRIES;
export type ContractEntry = SearchDoc<Entries>;

export const NOTICES = {
  name: "notices@1",
  texts: { title: { analysis: "prose", highlight: true }, content: { analysis: "prose" } },
  filters: ["option"],
  sorts: { views: "value" },
} as const satisfies IndexSchema;
type Notice = SearchDoc<typeof NOTICES>;

/** A fresh, empty place for data. An engine is opened there with these indexes: ENTRIES and NOTICES unless said. */
export type EnginePlace = { open(schemas?: readonly IndexSchema[]): Promise<SearchEngine>; remove(): Promise<void> };
export type CreatePlace = () => Promise<EnginePlace>;

export type World = {
  readonly engine: SearchEngine;
  readonly index: SearchIndex<Entries>;
  /** Applies the operations to ENTRIES, as the batch after the checkpoint. */
  apply(...ops: IndexOp<Entries>[]): Promise<Position>;
  upsert(...docs: ContractEntry[]): Promise<Position>;
  search(text: string, more?: Partial<SearchQuery<Entries>>): Promise<SearchResult<Entries>>;
  /** Ids in the order of the hits. */
  ids(text: string, more?: Partial<SearchQuery<Entries>>): Promise<number[]>;
  /** The highlighted passages of an entry's title, body and address. */
  highlighted(text: string, entry: ContractEntry): Promise<{ title: string[]; body: string[]; address: string[] }>;
  close(): Promise<void>;
};

export async function createWorld(createPlace: CreatePlace): Promise<World> {
  const place = await createPlace();
  const engine = await place.open();
  const index = engine.index(ENTRIES);
  const apply = (...ops: IndexOp<Entries>[]) => applyNext(engine, ENTRIES, ops);
  const search: World["search"] = (text, more = {}) => index.search({ text, offset: 0, limit: 100, ...more });
  return {
    engine,
    index,
    apply,
    upsert: (...docs) => apply(...docs.map(upsert)),
    search,
    ids: async (text, more) => idsOf(await search(text, more)),
    highlighted: async (text, entry) => passagesOf(entry, (await search(text)).hits),
    async close() {
      await engine.close();
      await place.remove();
    },
  };
}

export const upsert = <Doc>(doc: Doc) => ({ op: "upsert" as const, doc });

export const idsOf = ({ hits }: SearchResult): number[] => hits.map(({ id }) => id);

/** Applies the operations as the batch after the checkpoint, and answers where that leads. */
export async function applyNext<S extends IndexSchema>(
  engine: SearchEngine,
  schema: S,
  ops: readonly IndexOp<S>[],
): Promise<Position> {
  return applyTo({ checkpoint: () => engine.checkpoint(schema.name), apply: engine.index(schema).apply }, ops);
}

/** The same of an index that is built beside the live one. */
export async function applyTo<S extends IndexSchema>(
  { checkpoint, apply }: Pick<Rebuild<S>, "checkpoint" | "apply">,
  ops: readonly IndexOp<S>[],
): Promise<Position> {
  const from = await checkpoint();
  const to = String(Number(from) + 1).padStart(16, "0");
  await apply({ from, to, ops });
  return to;
}

type Given = {
  readonly id?: number;
  readonly title?: string;
  readonly body?: string;
  readonly address?: string;
  readonly addressKey?: string;
  readonly sources?: readonly string[];
  readonly author?: string;
  readonly kind?: string;
  readonly form?: string;
  readonly chain?: string;
  readonly tag?: readonly string[];
  readonly likes?: number;
};

let lastId = 1_000;

/** An entry about which nothing is known but what is given. Each is newer than the last. */
export function entry(given: Given = {}): ContractEntry {
  lastId += 4_096;
  const { id = lastId, title = "-", body = "-", sources = [], author = "-" } = given;
  const { address = `T${id.toString(36).padStart(33, "x")}`, kind = "OTHER", form = "WALLET", chain, tag } = given;
  const { addressKey = address, likes = 0 } = given;
  return {
    id,
    texts: { title, body, address, addressKey, sources, author },
    filters: { kind, form, chain, tag },
    sorts: { likes, seen: addressKey },
  };
}

export function site(addressKey: string, address = addressKey, given: Given = {}): ContractEntry {
  return entry({ form: "SITE", addressKey, address, ...given });
}

export function notice(id: number, title: string, given: { content?: string; option?: string; views?: number } = {}) {
  const { content = "-", option = "GENERAL", views = 0 } = given;
  return { id, texts: { title, content }, filters: { option }, sorts: { views } } satisfies Notice;
}

/** The group of an entry, with its number and what it is looked up by. */
export const group = (name: string, value: number, ...keys: string[]): IndexOp<Entries> => ({
  op: "group",
  sort: "seen",
  group: name,
  value,
  keys,
});

function passagesOf({ id, texts }: ContractEntry, hits: readonly SearchHit<Entries>[]) {
  const hit = hits.find((each) => each.id === id);
  expect(hit, "the entry is not among the hits").toBeDefined();
  const cut = (field: "title" | "body" | "address") =>
    (hit?.highlights[field] ?? []).map(([from, to]) => texts[field].slice(from, to));
  return { title: cut("title"), body: cut("body"), address: cut("address") };
}

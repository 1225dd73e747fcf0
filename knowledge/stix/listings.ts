// Published lists and their words on targets, one listing for each publisher: entries of lists that are refreshed (`published@2`), and those that
// were imported as reports (`report@6`). A list that was withdrawn says nothing, whatever of its entries is still to be taken out.

import {
  type ListDoc,
  type Listing as ListedAs,
  type ListedDoc,
  type ObjectedDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { leadOf, listNameOf } from "@sb/contracts/report/filers.ts";
import type { LevelFacts } from "@sb/contracts/report/level.ts";
import type { Listing } from "@sb/contracts/report/lookup-wire.ts";
import type { AddressDoc } from "@sb/contracts/report/model.ts";
import { rangeOf, scoreOf } from "../address/range.ts";

type Document = { readonly collection: string; readonly id: string };
type Documents = { getMany(documents: readonly Document[]): Promise<readonly unknown[]> };
type Lists = {
  list(
    list: string,
    query: { readonly offset: number; readonly limit: number; readonly newestFirst: boolean },
  ): Promise<{ readonly members: readonly string[] }>;
};
type Walks = { listAfter(list: string, score: number, limit: number): Promise<readonly string[]> };
/** A read store, as far as it is asked here (platform/read-store/port.ts). */
type With<Model> = { model(name: string): Model };

/** An entry of a list that is refreshed, with its list, and since when somebody objects to it. */
export type Listed = {
  readonly entry: ListedAs;
  readonly list: ListDoc;
  readonly disputedSince?: string | undefined;
};

export type TargetListings = {
  /** One for each publisher, the earliest first; those without a day come last. */
  readonly listings: Listing[];
  /** For the level: publishers of lists that may be passed on, and how many others name it. */
  readonly facts: Pick<LevelFacts, "lists" | "unshared">;
  /** Entries of lists that are refreshed. */
  readonly listed: readonly Listed[];
};

const NOTHING: TargetListings = { listings: [], facts: { lists: [], unshared: 0 }, listed: [] };

/** All that lists say of each target; `addresses` are the documents of the same keys. */
export async function findListings(
  readStore: With<Documents & Lists>,
  keys: readonly string[],
  addresses: readonly (AddressDoc | undefined)[],
): Promise<readonly TargetListings[]> {
  const listed = await findListed(readStore, keys);
  const isImported = addresses.some((address) => (address?.sources.length ?? 0) > 0);
  const publishers = isImported ? publishersBy(await openLists(readStore)) : new Map<string, string>();
  return listed.map((entries, at) => {
    const sources = addresses[at]?.sources ?? [];
    if (entries.length + sources.length === 0) return NOTHING;
    return together([...sources.map((source) => ofImport(source, publishers)), ...entries.map(ofEntry)], entries);
  });
}

/** Entries of lists that were not withdrawn, but for those that staff keep out, for each of some targets. */
async function findListed(
  readStore: With<Documents>,
  keys: readonly string[],
): Promise<readonly (readonly Listed[])[]> {
  const model = readStore.model(PUBLISHED_MODEL);
  // Only its projection writes there.
  const { target, objected } = PUBLISHED_COLLECTIONS;
  const found = await model.getMany([target, objected].flatMap((collection) => keys.map((id) => ({ collection, id }))));
  const docs = found.slice(0, keys.length) as readonly (ListedDoc | undefined)[];
  const objections = found.slice(keys.length) as readonly (ObjectedDoc | undefined)[];
  const seqs = new Set(docs.flatMap((doc) => doc?.listings.map(({ listSeq }) => String(listSeq)) ?? []));
  const lists = new Map((await findLists(readStore, [...seqs])).map((list) => [list.listSeq, list]));
  return docs.map(
    (doc, at) =>
      doc?.listings.flatMap((entry) => {
        const list = lists.get(entry.listSeq);
        const against = objections[at]?.objections.filter(({ listSeq }) => listSeq === entry.listSeq) ?? [];
        if (!list || against.some(({ upheld }) => upheld)) return [];
        return { entry, list, disputedSince: earliestOf(against.map(({ openedAt }) => openedAt)) };
      }) ?? [],
  );
}

const earliestOf = (times: readonly string[]): string | undefined => times.toSorted()[0];

/** All targets that a list names which may be passed on, in pages, with those listings of each. */
export async function* walkShared(
  readStore: With<Documents & Walks>,
  page: number,
): AsyncIterable<ReadonlyMap<string, readonly Listed[]>> {
  for (let last = -1; ; ) {
    const keys = await readStore.model(PUBLISHED_MODEL).listAfter(PUBLISHED_LISTS.targets, last, page);
    const listed = await findListed(readStore, keys);
    const shared = listed.map((entries) => entries.filter(({ list }) => list.mayShare));
    yield new Map(keys.flatMap((key, at) => (shared[at]?.length ? [[key, shared[at]] as const] : [])));
    const end = keys.at(-1);
    if (end === undefined || keys.length < page) return;
    last = scoreOf(rangeOf(end));
  }
}

/** Those that were not withdrawn. */
async function findLists(readStore: With<Documents>, ids: readonly string[]): Promise<readonly ListDoc[]> {
  if (ids.length === 0) return [];
  const found = await readStore
    .model(PUBLISHED_MODEL)
    .getMany(ids.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  return (found as readonly (ListDoc | undefined)[]).flatMap((list) =>
    list && list.state !== "WITHDRAWN" ? list : [],
  );
}

/** All lists that were not withdrawn: some hundred at most. */
const OPEN_LISTS = 1_000;
export async function openLists(readStore: With<Documents & Lists>): Promise<readonly ListDoc[]> {
  const query = { offset: 0, limit: OPEN_LISTS, newestFirst: false };
  const { members } = await readStore.model(PUBLISHED_MODEL).list(PUBLISHED_LISTS.open, query);
  return findLists(readStore, members);
}

/** A publisher's name, however it is written. */
export const publisherKey = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

const REPOSITORY = /^https:\/\/(?:raw\.githubusercontent|github)\.com\/([\w.-]+\/[\w.-]+)\//i;

/** The publishers of lists in repositories, by `owner/repository`: imported entries name these. */
export function publishersBy(lists: readonly ListDoc[]): ReadonlyMap<string, string> {
  const found = lists.flatMap(({ source, publisher }) => {
    const [, repository] = "url" in source ? (REPOSITORY.exec(source.url) ?? []) : [];
    return repository === undefined ? [] : [[publisherKey(repository), publisherKey(publisher)] as const];
  });
  return new Map(found);
}

export const importedBy = (name: string, publishers: ReadonlyMap<string, string>): string => {
  const key = publisherKey(name);
  return publishers.get(key) ?? key;
};

type Said = Listing & { readonly publisher: string; readonly mayShare: boolean };

function ofImport(source: AddressDoc["sources"][number], publishers: ReadonlyMap<string, string>): Said {
  const name = listNameOf(source.by) ?? "";
  const since = leadOf(source)?.reportedOn;
  return {
    source: name,
    publisher: importedBy(name, publishers),
    mayShare: true,
    ...(since !== undefined && { since }),
  };
}

/** The entries of a state are there a moment before the list is known to be seen. */
export const lastSeenOf = ({ entry: { listedAt }, list: { good } }: Listed): string =>
  good && good.seenAt > listedAt ? good.seenAt : listedAt;

function ofEntry({ entry, list, disputedSince }: Listed): Said {
  const { listSeq, since, words, link } = entry;
  const { publisher, mayShare, name, licence, attribution } = list;
  const about = { since, words, link, attribution, disputedSince };
  return {
    ...{ source: publisher, publisher: publisherKey(publisher), mayShare, listSeq, name, licence },
    lastSeenAt: lastSeenOf({ entry, list }),
    ...(Object.fromEntries(Object.entries(about).filter(([, said]) => said !== undefined)) as Partial<Listing>),
  };
}

/** One for each publisher: its earliest day, and the words of that one of its lists that is refreshed. */
function together(said: readonly Said[], listed: readonly Listed[]): TargetListings {
  const publishers = [...Map.groupBy(said, ({ publisher }) => publisher).values()];
  const shared = publishers.map((all) => all.filter(({ mayShare }) => mayShare)).filter((all) => all.length > 0);
  return {
    listings: publishers.map(asOne).sort((a, b) => compare(a.since ?? NEVER, b.since ?? NEVER)),
    facts: { lists: shared.map((all) => ({ since: earliest(all) })), unshared: publishers.length - shared.length },
    listed,
  };
}

function asOne(all: readonly Said[]): Listing {
  const [first] = all.toSorted(
    (a, b) =>
      Number(b.listSeq !== undefined) - Number(a.listSeq !== undefined) || compare(a.since ?? NEVER, b.since ?? NEVER),
  ) as [Said];
  const { publisher: _publisher, mayShare: _mayShare, ...listing } = first;
  const since = earliest(all);
  const disputedSince = earliestOf(all.flatMap((each) => each.disputedSince ?? []));
  return { ...listing, ...(since !== undefined && { since }), ...(disputedSince !== undefined && { disputedSince }) };
}

/** Sorts listings without a day behind all others. */
const NEVER = "9999";
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const earliest = (all: readonly Said[]): string | undefined => earliestOf(all.flatMap(({ since }) => since ?? []));

// The lists of a clause's sources, read from the inverted index. A question asks for the same lists again, reading after reading, and people
// ask for the same words: what was read stays in memory, unpacked, under the version of its segment.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { rangeOf } from "../../analysis/hangul.ts";
import { isPrefixTerm, prefixIn } from "../../analysis/terms.ts";
import type { Source } from "../../query/plan.ts";
import { createReadList, type ReadList } from "../postings/lists.ts";
import { joinPostings, NO_POSTINGS, unpackPostings } from "../postings/posting-list.ts";
import type { SegmentValues } from "../segments/doc-values.ts";

/** The lists of a segment whose documents a source finds, none of them packed or empty. They are kept: not to be changed. */
export type ReadSource = (segment: SegmentValues, source: Source) => readonly List[];

type List = Uint8Array;

/** The size of lists that are kept, in each thread: of a million documents those of some 150 frequent terms. */
const KEPT_BYTES = 16_000_000;
/** Statements by their number of terms. */
const STATEMENTS = 64;
/** No term has it: it is no letter. */
const ANY_END = "\u{10ffff}";

export function createReadSource(db: DatabaseSync): ReadSource {
  const index = createIndex(db);
  const kept = createKeptLists(KEPT_BYTES);
  const listFor = (segment: number, term: string, list: List): List =>
    // A merged segment has no list of a prefix term that few documents have (segments/merge.ts).
    list.length === 0 && isPrefixTerm(term)
      ? joinPostings(index.within(segment, prefixIn(term)))
      : unpackPostings(list);
  return ({ no, version }, { terms, prefixes }) => {
    const found: List[] = [];
    const take = (list: List): void => void (list.length > 0 && found.push(list));
    const unread: string[] = [];
    for (const term of terms) {
      const known = kept.get(version, term);
      if (known) take(known);
      else unread.push(term);
    }
    for (const [term, list] of index.lists(no, unread)) take(kept.put(version, term, listFor(no, term, list)));
    for (const prefix of prefixes) {
      const key = prefix + ANY_END;
      take(kept.get(version, key) ?? kept.put(version, key, joinPostings(index.within(no, prefix))));
    }
    return found;
  };
}

/** Takes an entry besides its list, roughly. */
const ENTRY_BYTES = 300;

/**
 * Lists by the version of their segment and their term, in two generations: when the young one is full it becomes the old one,
 * and what was not asked for since the last time is gone. That takes less than to note the order of all that is asked for.
 */
function createKeptLists(bytesAtMost: number) {
  let young = new Map<number, Map<string, List>>();
  let old = young;
  let bytes = 0;
  const put = (version: number, term: string, list: List): List => {
    if (bytes > bytesAtMost / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    const ofSegment = young.get(version) ?? new Map<string, List>();
    young.set(version, ofSegment.set(term, list));
    bytes += list.byteLength + ENTRY_BYTES;
    return list;
  };
  return {
    put,
    get(version: number, term: string): List | undefined {
      const known = young.get(version)?.get(term);
      if (known) return known;
      const older = old.get(version)?.get(term);
      return older && put(version, term, older);
    },
  };
}

function createIndex(db: DatabaseSync) {
  const readList: ReadList = createReadList(db);
  const one = prepared(db, "SELECT docs FROM posting WHERE segment = ? AND term = ?");
  const range = prepared(db, "SELECT docs FROM posting WHERE segment = ? AND term >= ? AND term < ?");
  const bySize = new LRUCache<number, StatementSync>({ max: STATEMENTS });
  // One statement for all the terms: asking for each costs more than finding it.
  const among = (size: number): StatementSync => {
    const places = Array.from({ length: size }, () => "?").join(", ");
    const sql = `SELECT docs, term FROM posting WHERE segment = ? AND term IN (${places})`;
    const statement = bySize.get(size) ?? prepared(db, sql);
    bySize.set(size, statement);
    return statement;
  };
  const listIn = (row: unknown): List => (Array.isArray(row) ? readList(row[0]) : undefined) ?? NO_POSTINGS;
  return {
    /** The list of each term, an empty one where there is none. */
    lists(segment: number, terms: readonly string[]): readonly (readonly [term: string, list: List])[] {
      const [only] = terms;
      if (only === undefined) return [];
      if (terms.length === 1) return [[only, listIn(one.get(segment, only))]];
      const found = new Map(
        among(terms.length)
          .all(segment, ...terms)
          .map((row) => [Array.isArray(row) ? String(row[1]) : "", listIn(row)]),
      );
      return terms.map((term) => [term, found.get(term) ?? NO_POSTINGS]);
    },
    within: (segment: number, prefix: string): List[] => range.all(segment, ...rangeOf(prefix)).map(listIn),
  };
}

function prepared(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

// One index as a searching thread has it: a connection to its file, and its doc values.
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { closingUnless } from "../../../sqlite/guard.ts";
import { columnOf, layoutOf } from "../../analysis/layout.ts";
import type { FoundGroup, GroupsQuery, SearchQuery, SearchResult } from "../../port.ts";
import { createSearch } from "../search/search.ts";
import type { Delta } from "../segments/delta.ts";
import type { DocValues } from "../segments/doc-values.ts";
import { createFindGroups } from "../segments/groups.ts";
import { createSnapshots } from "../segments/snapshot.ts";
import { openReading } from "../storage/schema.ts";

export type OpenReading = {
  readonly file: string;
  readonly schema: IndexSchema;
  /** Where the writer announces its batches' deltas. */
  readonly deltas: MessagePort;
};

/** Throws IndexRetired where another file holds the index now. */
export type ReadingIndex = {
  search(query: SearchQuery): SearchResult;
  groups(query: GroupsQuery): FoundGroup[];
  /** Takes in what was committed, so that the next search need not. */
  catchUp(): void;
  /** Answers what was in memory of it. */
  close(): DocValues;
};

/** KiB of the file that a thread keeps in memory, besides the lists that it has unpacked (search/sources.ts). */
const CACHE_KIB = 16_000;

/** `known`: what was in memory of it when it was closed; without, about a second for a million documents. */
export function openReadingIndex({ file, schema, deltas }: OpenReading, known: DocValues | undefined): ReadingIndex {
  const db = openReading(file, CACHE_KIB);
  return closingUnless(db, () => {
    const layout = layoutOf(schema);
    const nextDelta = () => receiveMessageOnPort(deltas)?.message as Delta | undefined;
    const snapshots = createSnapshots(db, layout, nextDelta, known);
    const search = createSearch(db, layout);
    const findGroups = createFindGroups(db);
    snapshots.read(() => undefined);
    return {
      search: (query) => snapshots.read((docValues) => search(docValues, query)),
      groups: ({ sort, keys, limit }) => snapshots.read(() => findGroups(columnOf(layout, sort), keys, limit)),
      catchUp: () => snapshots.read(() => undefined),
      close() {
        db.close();
        deltas.close();
        return snapshots.docValues();
      },
    };
  });
}

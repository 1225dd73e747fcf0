// What the query service shares with machines outside of the route table.
import type { Collection } from "@sb/platform/taxii/port.ts";
import { type CollectionDeps, publicCollection } from "./collection.ts";
import { createFeeds, type FindFeed } from "./feeds.ts";

export type Sharing = {
  /** For everybody. */
  readonly collections: readonly Collection[];
  readonly feeds: FindFeed;
};

export const createSharing = (deps: CollectionDeps): Sharing => ({
  collections: [publicCollection(deps)],
  feeds: createFeeds(deps),
});

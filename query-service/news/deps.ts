import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";

export type NewsQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly searchEngine: Pick<SearchEngine, "index">;
  readonly files: Pick<Files, "get">;
  readonly newsSources: readonly NewsSource[];
};

import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchIndex } from "@sb/platform/search-index/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type ReportQueryDeps = {
  readonly readStore: ReadStore;
  readonly searchIndex: SearchIndex;
  readonly vault: Vault;
  readonly files: Files;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export type ReportQueryKey = Extract<
  RouteKey,
  | "GET report/draft"
  | "GET report/history"
  | "GET report/history/mine"
  | "GET report/history/user/{userId}"
  | "GET report/history/{dclrSeq}"
  | "GET report/lookup"
  | "POST report/lookup"
  | "GET report/export"
  | "GET report/file/{fileId}"
>;

import type { Files } from "@sb/platform/files/port.ts";
import type { Papers } from "@sb/platform/pdf/papers.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type ReportQueryDeps = {
  readonly readStore: ReadStore;
  readonly searchEngine: SearchEngine;
  readonly vault: Vault;
  readonly files: Files;
  readonly papers: Papers;
  /** Where people reach the web app, without a slash at the end. */
  readonly publicUrl: string;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

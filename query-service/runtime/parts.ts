// The query service's part of each subject. `<subject>/routes.ts` exports `routes`, a handler for each of its rows, and may export
// `cached`, the rules of answers that are cached, `cachedOwn`, the keys of those that are cached for one person, `sitemap`, what is found
// at its rendered pages, and `queues`, what waits in those that its definition names.
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { MemberRouteKey, RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { Papers } from "@sb/platform/pdf/papers.ts";
import type { KeyUsage } from "@sb/platform/rate-limit/key-usage.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { SetUp } from "../operation/setup.ts";
import type { Condition } from "../status/routes.ts";
import type { CacheRules } from "./cache.ts";
import type { Queues } from "./queues.ts";

type QueryKey = RouteKeyOf<"query">;

/** All that any part may ask for; a part's own type says what it uses. */
export type QueryDeps = {
  readonly readStore: ReadStore;
  readonly searchEngine: SearchEngine;
  readonly vault: Vault;
  readonly files: Files;
  readonly papers: Papers;
  readonly log: Pick<Log, "error">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Where people reach the web app, without a slash at the end. */
  readonly publicUrl: string;
  readonly newsSources: readonly NewsSource[];
  readonly jobs: Pick<Jobs, "find" | "list" | "counts">;
  readonly bus: Pick<Bus, "groups" | "paused">;
  readonly keyUsage: Pick<KeyUsage, "read">;
  readonly projectionStates: () => Promise<readonly ProjectionState[]>;
  /** Facts of the settings for the admin area; absent: none are known. */
  readonly setUp?: SetUp | undefined;
  /** Engines and models as the probes see them; absent: all answer. */
  readonly condition?: Condition | undefined;
  /** `whpk_…`, where messages are signed with an Ed25519 key. */
  readonly webhookPublicKey?: string | undefined;
  /** The queues of staff, of all subjects. */
  readonly queues?: Queues | undefined;
  /** For tests and the demo: how the web is reached. */
  readonly network?: Network | undefined;
};

export type QueryRoutes = (deps: QueryDeps) => Partial<Handlers<QueryKey>>;
export type CachedOwn = readonly Extract<QueryKey, MemberRouteKey>[];
export type QueryPart = {
  readonly routes: QueryRoutes;
  readonly cached?: CacheRules<QueryKey>;
  readonly cachedOwn?: CachedOwn;
  readonly sitemap?: SitemapKinds;
  readonly queues?: Queues;
};

/** A page: its path, and when it changed last. */
export type SitemapEntry = { readonly path: string; readonly at?: string | undefined };

export type SitemapKind = {
  readonly model: string;
  readonly list: string;
  /** The pages of these members of the list that anybody may see. `now`: milliseconds since 1970. */
  readonly find: (readStore: ReadStore, ids: readonly string[], now: number) => Promise<readonly SitemapEntry[]>;
};

/** By name, in lower case: the shards of each are named after it. */
export type SitemapKinds = Readonly<Record<string, SitemapKind>>;

// The command service's part of each subject. `<subject>/routes.ts` exports `routes`, a handler for each of its rows;
// `<subject>/follow-ups.ts` exports `followUps`, which finish what takes more than one step; `<subject>/remote.ts` exports `remote`,
// the calls of other services on the rules.
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { RemoteCall } from "@sb/contracts/remote.ts";
import type { StaffRole } from "@sb/contracts/roles.ts";
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Viewed } from "@sb/contracts/views/events.ts";
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Tokens } from "@sb/platform/token/port.ts";
import type { AccountGate } from "../account/gate.ts";
import type { IssuerClient } from "../account/issuer.ts";
import type { Nicknames } from "../account/nicknames.ts";
import type { AgencyGate } from "../agency/gate.ts";
import type { ClearedFor, ReportsOn } from "../report/new-facts.ts";
import type { TermsBook } from "../terms/book.ts";
import type { WebhookOrigins, WriteDeps } from "./deps.ts";
import type { ReachDeps } from "./reach.ts";

/** All that any part may ask for; a part's own type says what it uses. */
export type CommandDeps = WriteDeps &
  ReachDeps &
  WebhookOrigins & {
    readonly accounts: AccountGate;
    readonly agencies: AgencyGate;
    readonly nicknames: Nicknames;
    readonly terms: TermsBook;
    readonly tokens: Tokens;
    readonly issuer: IssuerClient;
    readonly files: Files;
    readonly jobs: Pick<Jobs, "find" | "list" | "replay" | "drop">;
    readonly bus: Pick<Bus, "paused" | "skip">;
    /** They outlast a restart. */
    readonly dailyCounters: Pick<RateLimitCounters, "hit" | "takeBack">;
    /** Models lag behind: what the rules must be sure of is asked of the events. */
    readonly readStore: Pick<ReadStore, "model">;
    readonly reportsOn: ReportsOn;
    readonly clearedFor: ClearedFor;
    readonly newsSources: readonly NewsSource[];
    /** Without a trailing slash. */
    readonly publicUrl: string;
    /** Names of all read models and indexes. */
    readonly projections: readonly string[];
    /** In lower case. Whoever has one of these as a verified e-mail is an admin. */
    readonly adminEmails: readonly string[];
    /** The same for the other roles. */
    readonly staffEmails: Readonly<Record<StaffRole, readonly string[]>>;
    /** Seconds. */
    readonly accessTokenTtl: number;
    /** Seconds after which a login ends that is not used. */
    readonly sessionTtl: number;
    /** Whether mail can be delivered to addresses of a domain, as far as is known. */
    readonly canReceive: (domain: string) => Promise<boolean>;
    /** Counts that somebody looks at something, once a visitor and day. `visitor`: whatever tells one from another. */
    readonly countView: (viewed: Viewed, visitor: string) => Promise<void>;
  };

export type CommandRoutes = (deps: CommandDeps) => Partial<Handlers<RouteKeyOf<"command">>>;
export type RemotePart = (deps: CommandDeps) => Readonly<Record<string, RemoteCall>>;
export type FollowUps = (deps: CommandDeps) => readonly [Subscription, ...Subscription[]];

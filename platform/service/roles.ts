// The roles that a process may have. Each service makes its own of what it knows of the subjects; `compose` gives them the ports and
// starts what they answer with. One process may have all of them, or one.
import type { AskRemote } from "@sb/contracts/remote.ts";
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Bus, Subscription } from "../bus/port.ts";
import type { Port } from "../config/profiles.ts";
import type { Files } from "../files/port.ts";
import type { Express } from "../http/app.ts";
import type { Handlers } from "../http/handler.ts";
import type { Limiters } from "../http/limits/limiters.ts";
import type { KeyOptions } from "../http/request/api-key.ts";
import type { Jobs, JobWorker, Schedule } from "../jobs/port.ts";
import type { Leases } from "../lease/port.ts";
import type { Mailer } from "../mail/port.ts";
import type { PartnerTopic } from "../partners/port.ts";
import type { ReadStore } from "../read-store/port.ts";
import type { Tokens } from "../token/port.ts";
import type { ProjectionState } from "./heartbeat.ts";
import type { RemoteTable } from "./mount-remote.ts";
import type { Counters, ReadSide, WriteSide } from "./ports.ts";
import type { ServiceProcess } from "./process.ts";
import type { ModelHealth, Reads } from "./reads.ts";
import type { Front } from "./server.ts";
import type { HeartbeatWatch } from "./watch-heartbeats.ts";

/** The ports that each role uses. */
export const PORTS_OF = {
  command: ["eventStore", "keys", "readStore", "bus", "jobs", "files", "rateLimit"],
  query: ["eventStore", "keys", "readStore", "search", "bus", "jobs", "files", "rateLimit"],
  projector: ["eventStore", "keys", "readStore", "search", "bus", "files", "lease"],
  workers: ["eventStore", "keys", "readStore", "bus", "jobs", "files", "lease"],
} as const satisfies Readonly<Record<string, readonly Port[]>>;

export type RoleName = keyof typeof PORTS_OF;

export type Roles = {
  readonly command?: CommandRole;
  readonly query?: QueryRole;
  readonly projector?: ProjectorRole;
  readonly workers?: WorkersRole;
};

/** The process and the ports that every role is given. */
export type Host = ServiceProcess &
  WriteSide & {
    readonly readStore: ReadStore;
    readonly bus: Bus;
    readonly tokens: Tokens;
    /** Resources opened here are closed in reverse order. */
    readonly resources: AsyncDisposableStack;
  };

/** The parts that the roles of a process have made. */
export type Parts = {
  readonly command: CommandParts | undefined;
  readonly query: QueryParts | undefined;
  readonly projector: ProjectorParts | undefined;
  readonly workers: WorkersParts | undefined;
};

export type CommandRole = (host: Host & Counters & { readonly jobs: Jobs }) => Promise<CommandParts>;
export type CommandParts = {
  /** The system clock where left out. */
  readonly handlers: (clock?: () => string) => Handlers<RouteKeyOf<"command">>;
  readonly followUps: readonly Subscription[];
  /** Calls by other roles to the rules. */
  readonly remote: RemoteTable;
};

export type QueryRole = (
  host: Host &
    Counters &
    Reads &
    KeyOptions & {
      readonly jobs: Jobs;
      readonly groups: Bus["groups"];
      readonly projectionStates: () => Promise<readonly ProjectionState[]>;
    },
) => QueryParts;
type QueryParts = {
  readonly handlers: Handlers<RouteKeyOf<"query">>;
  /** Mounts what it answers outside of the route table. */
  readonly mount: (app: Express, limiters: Limiters) => void;
  /** The scripts and origins of its pages. */
  readonly front: Pick<Front, "scriptHashes" | "connectSources">;
};

export type ProjectorRole = (
  host: Host & {
    readonly searchEngine: ReadSide["searchEngine"];
    readonly leases: Leases;
    readonly ask: AskRemote;
    /** Heartbeats of the other processes. Undefined where there are none. */
    readonly heartbeats: HeartbeatWatch | undefined;
  },
) => Promise<ProjectorParts>;
export type ProjectorParts = {
  readonly states: () => Promise<readonly ProjectionState[]>;
  /** Where it is the active one from the start, and stays it. */
  readonly active?: ModelHealth & {
    readonly consumers: readonly Subscription[];
    /** Ends rebuilds, which consumers of the bus wait for. */
    readonly stop: () => Promise<void>;
  };
  /** Where it is a standby until it has the lease: whether the process of a release before may end. */
  readonly isFree?: () => Promise<boolean>;
};

export type WorkersRole = (
  host: Host & {
    readonly ready: Pick<ReadSide, "readStore">;
    readonly jobs: Jobs;
    readonly mailer: Mailer;
    readonly leases: Leases;
    readonly partners: PartnerTopic | undefined;
    readonly edgeStore: Files | undefined;
    readonly ask: AskRemote;
  },
) => WorkersParts;
type WorkersParts = {
  readonly consumers: readonly Subscription[];
  readonly jobParts: { readonly handlers: readonly JobWorker[]; readonly schedules: readonly Schedule[] };
  readonly startJobs: () => Promise<void>;
  readonly startConsumers: () => Promise<{ stop(): Promise<void> }>;
};

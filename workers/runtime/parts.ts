// The workers' part of each subject: `<subject>/parts.ts` exports `parts`.
import type { KeyObject } from "node:crypto";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { AskRemote } from "@sb/contracts/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import type { Jobs, JobWorker, NewJob, Schedule } from "@sb/platform/jobs/port.ts";
import type { Leases } from "@sb/platform/lease/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { Mailer } from "@sb/platform/mail/port.ts";
import type { PartnerTopic } from "@sb/platform/partners/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { SiteLook } from "../dispute/site-proof/look-at-site.ts";
import type { Witness } from "../log/witnesses.ts";

/** All that any consumer may ask for; a part's own type says what it uses. */
export type WorkerDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly vault: Pick<Vault, "open" | "mac">;
  readonly eventStore: Pick<EventStore, "readStream" | "head">;
  readonly partners?: PartnerTopic | undefined;
};

/** The same for what jobs do. */
export type JobDeps = {
  /** Asks the command service's rules. */
  readonly ask: AskRemote;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly vault: Pick<Vault, "open" | "mac" | "openBytes" | "sealBytes">;
  readonly eventStore: EventStore;
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly files: Files;
  /** Where look-ups are published as static files; absent where they are not. */
  readonly edgeStore?: Files | undefined;
  readonly mailer: Pick<Mailer, "send">;
  readonly partners?: PartnerTopic | undefined;
  /** How feeds and their pictures are reached. */
  readonly network: Network;
  /** How agencies' webhooks are reached. */
  readonly webhookNetwork: Network;
  /** How publishers of lists are reached. */
  readonly listNetwork: Network;
  readonly leases: Leases;
  /** The operators' own mails. */
  readonly adminEmails: readonly string[];
  /** The network of people's webhooks: unlike those of agencies, they may not lead to the operator's own servers. */
  readonly memberNetwork: Network;
  /** Waits between tries, milliseconds: the first is that after the first failure. */
  readonly webhookRetriesMs: readonly number[];
  readonly webhookSigningKey?: KeyObject | undefined;
  /** How sites are asked for proofs of control. */
  readonly look: SiteLook;
  readonly newsSources: readonly NewsSource[];
  /** Witnesses are asked to cosign the public log. */
  readonly witnesses: readonly Witness[];
  /** Where people reach the web app, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Log;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export type WorkerParts = {
  /** Consumers of the bus; each is one consumer group. They only make jobs. */
  readonly workers?: (deps: WorkerDeps) => readonly Subscription[];
  /** The handler of each kind of jobs. */
  readonly jobs?: (deps: JobDeps) => readonly JobWorker[];
  /** Jobs that come again and again. */
  readonly schedules?: (deps: Pick<JobDeps, "newsSources" | "edgeStore">) => readonly Schedule[];
  /** Jobs that are made at each start; one whose id is known is not made again. */
  readonly first?: (deps: Pick<JobDeps, "newsSources">) => readonly NewJob[];
};

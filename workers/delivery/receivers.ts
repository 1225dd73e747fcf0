// The agencies that reports are given to, with what a delivery needs of them.
import { AgencySecrets, WebhookSecret } from "@sb/contracts/agency/events.ts";
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { Webhook } from "../outbox/deliver.ts";

export type Receiver = {
  readonly agency: AgencyDoc;
  /** Undefined where it has none, or none that takes messages now: it finds its reports in its inbox. */
  readonly webhook: Webhook | undefined;
};

export type ReceiverDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
};

export type AgenciesDeps = {
  readonly readStore: Pick<ReadStore, "whenReached">;
  readonly eventStore: Pick<EventStore, "head">;
};

/** Undefined where there is no such agency, or it was stopped. */
export async function findReceiver(deps: ReceiverDeps, agencySeq: number): Promise<Receiver | undefined> {
  const found = await deps.readStore.model(AGENCY_MODEL).get(AGENCY_COLLECTION, String(agencySeq));
  const agency = found as AgencyDoc | undefined;
  if (agency?.status !== "ACTIVE") return undefined;
  return { agency, webhook: await webhookOf(deps, agency) };
}

async function webhookOf({ vault }: ReceiverDeps, agency: AgencyDoc): Promise<Webhook | undefined> {
  if (!agency.webhook || agency.webhook.stopped || !agency.sealed) return undefined;
  const owner = agencyStream.of(agency.agencySeq);
  const url = AgencySecrets.optional().parse(await vault.open(owner, agency.sealed))?.webhookUrl;
  const sealed = agency.secrets.flatMap((secret) => secret.sealed ?? []);
  const opened = await Promise.all(sealed.map((secret) => vault.open(owner, secret)));
  const secrets = opened.flatMap((secret) => WebhookSecret.optional().parse(secret)?.secret ?? []);
  // A message that nobody can check is not sent.
  return url !== undefined && secrets.length > 0 ? { url, secrets } : undefined;
}

const PATIENCE_MS = 10_000;

/** Throws where the read model of agencies does not get to the log's end in time. */
export async function requireAgencies({ readStore, eventStore }: AgenciesDeps): Promise<void> {
  if (!(await readStore.whenReached(AGENCY_MODEL, await eventStore.head(), PATIENCE_MS)))
    throw Object.assign(new Error("the agencies are not up to date"), { code: "AGENCIES_BEHIND" });
}

/** Seqs of the agencies that were not stopped. */
export async function findActive({ readStore }: Pick<ReceiverDeps, "readStore">): Promise<readonly number[]> {
  const page = { offset: 0, limit: LIST_LIMIT, newestFirst: false };
  const { members } = await readStore.model(AGENCY_MODEL).list(AGENCY_LISTS.active, page);
  return members.map(Number);
}

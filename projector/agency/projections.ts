// The projection `agency@1` (contracts/agency/model.ts): one document per agency.
import { type AgencyEvent, agencyEvents } from "@sb/contracts/agency/events.ts";
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const agencyProjection = defineProjection({
  name: AGENCY_MODEL,
  handles: agencyEvents.definitions,
  reads: ({ data }) => [{ collection: AGENCY_COLLECTION, id: String(data.agencySeq) }],
  project,
});

function project(event: Stored<AgencyEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.agencySeq);
  // Only this projection writes here.
  const before = docs.get(AGENCY_COLLECTION, id) as AgencyDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const changed = docAfter(event, before);
  if (!changed) return [];
  const doc = { ...changed, revision: event.revision };
  return [{ op: "put", collection: AGENCY_COLLECTION, id, doc }, ...listOps(doc)];
}

function listOps({ agencySeq, status }: AgencyDoc): readonly ReadOp[] {
  const member = String(agencySeq);
  const added = { op: "listAdd", list: AGENCY_LISTS.all, member, score: agencySeq } as const;
  return status === "ACTIVE"
    ? [added, { op: "listAdd", list: AGENCY_LISTS.active, member, score: agencySeq }]
    : [added, { op: "listRemove", list: AGENCY_LISTS.active, member }];
}

type AfterRegistration = Exclude<Stored<AgencyEvent>, { readonly type: "AgencyRegistered" }>;

function docAfter(event: Stored<AgencyEvent>, before: AgencyDoc | undefined): AgencyDoc | undefined {
  if (event.type !== "AgencyRegistered") return before && changed(event, before);
  const { webhookHost, ...facts } = event.data;
  return {
    ...facts,
    status: "ACTIVE",
    sealed: event.sealed,
    ...(webhookHost !== undefined && { webhook: { host: webhookHost } }),
    secrets: [],
    members: [],
    registeredAt: event.meta.at,
    revision: event.revision,
  };
}

function changed(event: AfterRegistration, before: AgencyDoc): AgencyDoc {
  const { at } = event.meta;
  switch (event.type) {
    case "AgencyChanged": {
      const { webhookHost: host, publicKey, ...facts } = event.data;
      const webhook = host === undefined ? undefined : { ...before.webhook, host };
      return { ...before, ...facts, publicKey, webhook, sealed: event.sealed, changedAt: at };
    }
    case "AgencyKeySet":
      return { ...before, publicKey: event.data.publicKey, changedAt: at };
    case "AgencyStopped":
      return { ...before, status: "STOPPED", stopped: { at, reason: event.data.reason } };
    case "AgencyResumed":
      return { ...before, status: "ACTIVE", stopped: undefined };
    case "AgencyWebhookStopped":
      return {
        ...before,
        webhook: before.webhook && { ...before.webhook, stopped: { at, because: event.data.because } },
      };
    case "AgencyWebhookResumed":
      return { ...before, webhook: before.webhook && { host: before.webhook.host } };
    case "AgencySecretIssued": {
      const { secretId } = event.data;
      return { ...before, secrets: [{ secretId, issuedAt: at, sealed: event.sealed }, ...before.secrets] };
    }
    case "AgencySecretEnded":
      return { ...before, secrets: before.secrets.filter(({ secretId }) => secretId !== event.data.secretId) };
    case "AgencyMemberAdded": {
      const { memberId, sealed } = event.data;
      return { ...before, members: [...before.members, { memberId, addedAt: at, sealed }] };
    }
    case "AgencyMemberRemoved":
      return { ...before, members: before.members.filter(({ memberId }) => memberId !== event.data.memberId) };
    default:
      throw unknownEvent(event);
  }
}

export const projections = [agencyProjection] as const;

// The agency subject's reads: one handler per route.

import { AgencySecrets, MemberEmail, memberKeyOwner } from "@sb/contracts/agency/events.ts";
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { AgencyQueryKey } from "@sb/contracts/agency/routes.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import type { AdminAgencyItem, AdminAgencyView, OwnAgency } from "@sb/contracts/agency/wire.ts";
import { paginate } from "@sb/contracts/http.ts";
import { OPERATION_LIMITS } from "@sb/contracts/operation/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { LIST_LIMIT } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { Queues } from "../runtime/queues.ts";
import { findAgencies, findAgency } from "./documents.ts";
import { findDelivery, givenOfIncident, inbox, inboxReport, sharedReports } from "./inbox.ts";

export type AgencyQueryDeps = {
  readonly readStore: ReadStore;
  readonly vault: Pick<Vault, "open">;
};

export const routes = (({ readStore, vault }: AgencyQueryDeps): Handlers<AgencyQueryKey> => {
  const requireAgency = async (agencySeq: number) => {
    const doc = await findAgency(readStore, agencySeq);
    if (!doc) throw new Refused("NOT_FOUND");
    return doc;
  };
  return {
    "GET admin/agency": async ({ query: { pagination } }) => {
      const { page, size } = pagination;
      const { docs, total } = await findAgencies(readStore, { offset: (page - 1) * size, limit: size });
      return { body: { items: docs.map(adminItem), pagination: paginate(page, size, total) } };
    },
    "GET admin/agency/{agencySeq}": async ({ params }) => {
      const doc = await requireAgency(params.agencySeq);
      const [secrets, people] = await Promise.all([openSecrets(vault, doc), openMembers(vault, doc)]);
      return { body: adminView(doc, { secrets, people }) };
    },
    "GET agency/report": async ({ query, caller }) => ({
      body: await inbox(readStore, await requireAgency(caller.agencySeq), query),
    }),
    "GET agency/report/{dclrSeq}": async ({ params: { dclrSeq }, caller }) => {
      const agency = await requireAgency(caller.agencySeq);
      const delivery = await findDelivery(readStore, agency.agencySeq, dclrSeq);
      if (!delivery) throw new Refused("NOT_FOUND");
      const [shared] = await sharedReports(readStore, agency, [delivery]);
      if (!shared) throw new Refused("NOT_FOUND");
      const sameIncident = await givenOfIncident(readStore, agency, shared);
      return { body: { ...inboxReport(shared), ...(sameIncident.length > 0 && { sameIncident: [...sameIncident] }) } };
    },
    "GET agency": async ({ caller }) => ({ body: ownAgency(await requireAgency(caller.agencySeq)) }),
  };
}) satisfies QueryRoutes;

/** Agencies that are entitled to what is confidential and have no key for it get public facts alone: how many, and the first names. */
export const queues = {
  AGENCIES_WITHOUT_KEY: async ({ readStore }) => {
    const model = readStore.model(AGENCY_MODEL);
    const { members } = await model.list(AGENCY_LISTS.active, { offset: 0, limit: LIST_LIMIT, newestFirst: false });
    const docs = await model.getMany(members.map((id) => ({ collection: AGENCY_COLLECTION, id })));
    const names = (docs as readonly (AgencyDoc | undefined)[])
      .filter((doc) => doc?.scope === "CONFIDENTIAL" && doc.publicKey === undefined)
      .map((doc) => doc?.name ?? "");
    const shown = names.slice(0, OPERATION_LIMITS.waitingNamed);
    return { count: names.length, urgent: 0, ...(shown.length > 0 && { names: shown }) };
  },
} satisfies Queues;

function ownAgency(doc: AgencyDoc): OwnAgency {
  const { agencySeq, name, kind, status, criteria, scope, tlp, publicKey, webhook, registeredAt, changedAt } = doc;
  return {
    ...{ agencySeq, name, kind, status, scope, tlp, publicKey, webhook, registeredAt, changedAt },
    criteria: {
      crimeTypes: [...criteria.crimeTypes],
      chains: [...criteria.chains],
      countries: [...criteria.countries],
    },
    keyMissing: scope === "CONFIDENTIAL" && publicKey === undefined,
  };
}

const adminItem = (doc: AgencyDoc): AdminAgencyItem => ({ ...ownAgency(doc), members: doc.members.length });

type Opened = { readonly secrets: AgencySecrets; readonly people: AdminAgencyView["people"] };

const adminView = (doc: AgencyDoc, { secrets, people }: Opened): AdminAgencyView => ({
  ...adminItem(doc),
  contacts: secrets.contacts.map((contact) => ({ ...contact })),
  webhookUrl: secrets.webhookUrl,
  secrets: doc.secrets.map(({ secretId, issuedAt }) => ({ secretId, issuedAt })),
  people,
  stopped: doc.stopped,
  revision: doc.revision,
});

type Opener = Pick<Vault, "open">;

/** For admins. */
async function openSecrets(vault: Opener, { agencySeq, sealed }: AgencyDoc): Promise<AgencySecrets> {
  const opened = sealed === undefined ? undefined : await vault.open(agencyStream.of(agencySeq), sealed);
  return opened === undefined ? { contacts: [] } : AgencySecrets.parse(opened);
}

/** Without those who were removed meanwhile, and their key with them. */
async function openMembers(vault: Opener, { agencySeq, members }: AgencyDoc): Promise<AdminAgencyView["people"]> {
  const opened = await Promise.all(
    members.map(async ({ memberId, addedAt, sealed }) => {
      const email = await vault.open(memberKeyOwner(agencySeq, memberId), sealed);
      return email === undefined ? [] : [{ memberId, addedAt, ...MemberEmail.parse(email) }];
    }),
  );
  return opened.flat();
}

// Agencies as they are answered. Pure.
import type { AgencySecrets } from "@sb/contracts/agency/events.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { AdminAgencyItem, AdminAgencyView, OwnAgency } from "@sb/contracts/agency/wire.ts";

export function ownAgency(doc: AgencyDoc): OwnAgency {
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

export const adminItem = (doc: AgencyDoc): AdminAgencyItem => ({ ...ownAgency(doc), members: doc.members.length });

type Opened = { readonly secrets: AgencySecrets; readonly people: AdminAgencyView["people"] };

export const adminView = (doc: AgencyDoc, { secrets, people }: Opened): AdminAgencyView => ({
  ...adminItem(doc),
  contacts: secrets.contacts.map((contact) => ({ ...contact })),
  webhookUrl: secrets.webhookUrl,
  secrets: doc.secrets.map(({ secretId, issuedAt }) => ({ secretId, issuedAt })),
  people,
  stopped: doc.stopped,
  revision: doc.revision,
});

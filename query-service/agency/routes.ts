// The agency subject's reads: one handler per route.
import type { AgencyQueryKey } from "@sb/contracts/agency/routes.ts";
import { paginate } from "@sb/contracts/http.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { findDelivery } from "./deliveries.ts";
import { findAgencies, findAgency } from "./documents.ts";
import { inbox } from "./inbox.ts";
import { inboxReport } from "./inbox-view.ts";
import { openMembers, openSecrets } from "./open.ts";
import { sharedReports } from "./shared.ts";
import { adminItem, adminView, ownAgency } from "./view.ts";

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
      return { body: inboxReport(shared) };
    },
    "GET agency": async ({ caller }) => ({ body: ownAgency(await requireAgency(caller.agencySeq)) }),
  };
}) satisfies QueryRoutes;

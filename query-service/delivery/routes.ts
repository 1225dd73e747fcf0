// The delivery subject's reads: one handler per route.

import { AGENCY_COLLECTION, AGENCY_MODEL } from "@sb/contracts/agency/model.ts";
import { type AttemptDoc, DELIVERY_COLLECTIONS, DELIVERY_LISTS, DELIVERY_MODEL } from "@sb/contracts/delivery/model.ts";
import type { DeliveryQueryKey } from "@sb/contracts/delivery/routes.ts";
import type { DeliveryAttempt } from "@sb/contracts/delivery/wire.ts";
import { paginate } from "@sb/contracts/http.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { isDelivery, parkedIn } from "../runtime/parked.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { Queues } from "../runtime/queues.ts";

export type DeliveryQueryDeps = { readonly readStore: ReadStore };

export const routes = (({ readStore }: DeliveryQueryDeps): Handlers<DeliveryQueryKey> => {
  return {
    "GET admin/agency/{agencySeq}/deliveries": async ({ params: { agencySeq }, query: { outcome, pagination } }) => {
      const { page, size } = pagination;
      const model = readStore.model(DELIVERY_MODEL);
      const slice = { offset: (page - 1) * size, limit: size, newestFirst: true };
      const [agency, { members, total }] = await Promise.all([
        readStore.model(AGENCY_MODEL).get(AGENCY_COLLECTION, String(agencySeq)),
        model.list(DELIVERY_LISTS.attempts(agencySeq, outcome), slice),
      ]);
      if (!agency) throw new Refused("NOT_FOUND");
      const docs = await model.getMany(members.map((id) => ({ collection: DELIVERY_COLLECTIONS.attempt, id })));
      const items = members.flatMap((id, at) => (docs[at] ? [attemptView(id, docs[at] as AttemptDoc)] : []));
      return { body: { items, pagination: paginate(page, size, total) } };
    },
  };
}) satisfies QueryRoutes;

/** Agencies were not told of these reports, and are not until somebody looks. */
export const queues = { PARKED_DELIVERIES: ({ jobs }) => parkedIn(jobs, isDelivery) } satisfies Queues;

const attemptView = (id: string, { agencySeq: _, ...attempt }: AttemptDoc): DeliveryAttempt => ({ id, ...attempt });

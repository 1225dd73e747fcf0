// The delivery subject's rows of the route table.
import { AGENCY_MODEL } from "../agency/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { DELIVERY_MODEL } from "./model.ts";
import * as delivery from "./wire.ts";

export const deliveryRoutes = {
  "GET admin/agency/{agencySeq}/deliveries": {
    service: "query",
    subject: "delivery",
    who: "admin",
    summary: "Each attempt to tell an agency of reports, the newest first",
    reads: [AGENCY_MODEL, DELIVERY_MODEL],
    params: delivery.DeliveryParams,
    query: delivery.DeliveryQuery,
    response: delivery.DeliveryAttempts,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { agencySeq: 2 }, given: { "params.agencySeq": { by: "POST admin/agency" } } }],
  },
  "POST admin/agency/delivery/test": {
    service: "command",
    subject: "delivery",
    who: "admin",
    summary: "Send a test message to an agency's webhook; how it went is in its deliveries",
    creates: true,
    body: delivery.DeliveryTestBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "WEBHOOK_MISSING"],
    examples: [
      {
        what: "without a webhook",
        body: { agencySeq: 2 },
        given: { "body.agencySeq": { by: "POST admin/agency" } },
        refusedWith: "WEBHOOK_MISSING",
      },
    ],
  },
  "POST admin/agency/delivery/replay": {
    service: "command",
    subject: "delivery",
    who: "admin",
    summary: "Send again what an agency was given: one report, or all since a time",
    creates: true,
    body: delivery.DeliveryReplayBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "WEBHOOK_MISSING"],
    examples: [
      {
        what: "without a webhook",
        body: { agencySeq: 2, since: "2026-01-01T00:00:00.000Z" },
        given: { "body.agencySeq": { by: "POST admin/agency" } },
        refusedWith: "WEBHOOK_MISSING",
      },
    ],
  },
} as const satisfies RouteTable;

export type DeliveryCommandKey = KeysOf<typeof deliveryRoutes, "command">;
export type DeliveryQueryKey = KeysOf<typeof deliveryRoutes, "query">;

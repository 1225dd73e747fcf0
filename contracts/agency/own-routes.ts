// What an agency's own people and programs may ask.
import { Empty } from "../http.ts";
import type { RouteTable } from "../route.ts";
import { AGENCY_MODEL } from "./model.ts";
import * as agency from "./wire.ts";

export const ownAgencyRoutes = {
  "GET agency": {
    service: "query",
    subject: "agency",
    who: "agency",
    summary: "My agency: what it gets, and how",
    reads: [AGENCY_MODEL],
    response: agency.OwnAgency,
    refusals: ["NOT_FOUND"],
  },
  "POST agency/key": {
    service: "command",
    subject: "agency",
    who: "agency",
    summary: "Set the public key that confidential reports are encrypted to",
    body: agency.KeyBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "PUBLIC_KEY_INVALID"],
  },
} as const satisfies RouteTable;

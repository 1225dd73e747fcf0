// Routes for an agency's own people and programs.
import { DELIVERY_MODEL } from "../delivery/model.ts";
import { Empty } from "../http.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import { REPORT_MODEL } from "../report/model.ts";
import type { RouteTable } from "../route.ts";
import * as inbox from "./inbox-wire.ts";
import { AGENCY_MODEL } from "./model.ts";
import * as agency from "./wire.ts";

export const ownAgencyRoutes = {
  "GET agency": {
    apiKey: "agency",
    service: "query",
    subject: "agency",
    who: "agency",
    summary: "My agency: what it gets, and how",
    reads: [AGENCY_MODEL],
    response: agency.OwnAgency,
    refusals: ["NOT_FOUND"],
    examples: [{}],
  },
  "GET agency/report": {
    apiKey: "agency",
    service: "query",
    subject: "agency",
    who: "agency",
    summary: "My agency's inbox: the reports that it was given, the newest first",
    reads: [AGENCY_MODEL, DELIVERY_MODEL, REPORT_MODEL, PUBLISHED_MODEL],
    query: inbox.InboxQuery,
    response: inbox.InboxList,
    examples: [{}],
  },
  "GET agency/report/{dclrSeq}": {
    apiKey: "agency",
    service: "query",
    subject: "agency",
    who: "agency",
    summary: "What is public of a report that my agency was given",
    reads: [AGENCY_MODEL, DELIVERY_MODEL, REPORT_MODEL, PUBLISHED_MODEL],
    params: inbox.InboxParams,
    response: inbox.InboxReport,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        what: "that it was not given",
        params: { dclrSeq: 17 },
        given: { "params.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST agency/report/status": {
    apiKey: "agency",
    service: "command",
    subject: "agency",
    who: "agency",
    summary: "Tell the reporter how far my agency is with a report",
    body: inbox.CaseStatusBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        what: "of a report that it was not given",
        body: { dclrSeq: 17, status: "INVESTIGATING" },
        given: { "body.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST agency/key": {
    service: "command",
    subject: "agency",
    who: "agency",
    summary: "Set the public key that confidential reports are encrypted to",
    body: agency.KeyBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "PUBLIC_KEY_INVALID", "PUBLIC_KEY_PRIVATE"],
    examples: [
      // The example of the age specification (C2SP, age.md).
      { body: { publicKey: "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj" } },
    ],
  },
} as const satisfies RouteTable;

// The agency subject's rows of the route table: what admins do. What agencies do themselves stands in own-routes.ts.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { AGENCY_MODEL } from "./model.ts";
import { ownAgencyRoutes } from "./own-routes.ts";
import * as agency from "./wire.ts";

const command = { service: "command", subject: "agency", who: "admin" } as const;

const adminAgencyRoutes = {
  "GET admin/agency": {
    service: "query",
    subject: "agency",
    who: "admin",
    summary: "All agencies that reports are shared with, the newest first",
    reads: [AGENCY_MODEL],
    query: agency.AdminAgencyQuery,
    response: agency.AdminAgencyList,
    examples: [{}],
  },
  "GET admin/agency/{agencySeq}": {
    service: "query",
    subject: "agency",
    who: "admin",
    summary: "One agency with its contacts, members and the dates of its webhook secrets",
    reads: [AGENCY_MODEL],
    params: agency.AgencySeqParams,
    response: agency.AdminAgencyView,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { agencySeq: 2 }, given: { "params.agencySeq": { by: "POST admin/agency" } } }],
  },
  "POST admin/agency": {
    ...command,
    summary: "Register an agency",
    creates: true,
    status: 201,
    body: agency.NewAgency,
    response: agency.AgencySeqBody,
    refusals: ["TEXT_TOO_LONG", "EMAIL_INVALID", "PUBLIC_KEY_INVALID", "PUBLIC_KEY_PRIVATE"],
    examples: [
      { body: { name: "Cyber Bureau", kind: "INVESTIGATION", tlp: "AMBER" } },
      {
        what: "with a webhook",
        body: {
          name: "Cyber Bureau",
          kind: "INVESTIGATION",
          tlp: "AMBER",
          webhookUrl: "https://receiver.example/reports",
        },
      },
    ],
  },
  "POST admin/agency/modify": {
    ...command,
    summary: "Change an agency",
    body: agency.ModifiedAgency,
    response: agency.AgencySeqBody,
    refusals: [
      "NOT_FOUND",
      "CONFLICT",
      "CONTENT_CHANGED",
      "TEXT_TOO_LONG",
      "EMAIL_INVALID",
      "PUBLIC_KEY_INVALID",
      "PUBLIC_KEY_PRIVATE",
    ],
    examples: [
      {
        body: { agencySeq: 2, revision: 0, name: "Another name", kind: "INVESTIGATION", tlp: "AMBER" },
        given: { "body.agencySeq": { by: "POST admin/agency", anew: true } },
      },
    ],
  },
  "POST admin/agency/stop": {
    ...command,
    summary: "Stop sharing reports with an agency; its members are out at once",
    body: agency.AgencyReasonBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, reason: "A reason" },
        given: { "body.agencySeq": { by: "POST admin/agency", anew: true } },
      },
    ],
  },
  "POST admin/agency/resume": {
    ...command,
    summary: "Share reports with an agency again",
    body: agency.AgencyReasonBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, reason: "A reason" },
        given: { "body.agencySeq": { by: "POST admin/agency/stop", at: "sent.body.agencySeq", anew: true } },
      },
    ],
  },
  "POST admin/agency/webhook/stop": {
    ...command,
    summary: "Send nothing to an agency's webhook; its inbox has it still",
    body: agency.AgencyReasonBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, reason: "A reason" },
        given: { "body.agencySeq": { by: "POST admin/agency", example: "with a webhook", anew: true } },
      },
    ],
  },
  "POST admin/agency/webhook/resume": {
    ...command,
    summary: "Send to an agency's webhook again, after it was stopped or answered that it is gone",
    body: agency.AgencySeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { agencySeq: 2 },
        given: { "body.agencySeq": { by: "POST admin/agency/webhook/stop", at: "sent.body.agencySeq", anew: true } },
      },
    ],
  },
  "POST admin/agency/secret": {
    ...command,
    summary: "Make a webhook secret, which is shown this once; the one before stays good until it is ended",
    body: agency.AgencySeqBody,
    response: agency.IssuedSecret,
    status: 201,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ body: { agencySeq: 2 }, given: { "body.agencySeq": { by: "POST admin/agency", anew: true } } }],
  },
  "POST admin/agency/secret/end": {
    ...command,
    summary: "End a webhook secret",
    body: agency.SecretEnd,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, secretId: "s-1", reason: "It leaked." },
        given: {
          "body.agencySeq": { by: "POST admin/agency/secret", at: "sent.body.agencySeq", anew: true },
          "body.secretId": { by: "POST admin/agency/secret", anew: true },
        },
      },
    ],
  },
  "POST admin/agency/member": {
    ...command,
    summary: "Let whoever has this e-mail address, verified, log in for an agency",
    body: agency.NewMember,
    response: agency.MemberIdBody,
    status: 201,
    refusals: ["NOT_FOUND", "CONFLICT", "EMAIL_INVALID", "MEMBER_TAKEN", "TOO_MANY_MEMBERS"],
    examples: [
      {
        body: { agencySeq: 2, email: "officer@agency.example" },
        given: { "body.agencySeq": { by: "POST admin/agency" }, "body.email": "a new e-mail" },
      },
    ],
  },
  "POST admin/agency/member/remove": {
    ...command,
    summary: "Remove a member of an agency, who is out at once; the address is forgotten",
    body: agency.MemberRemoval,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, memberId: "m-1", reason: "A reason" },
        given: {
          "body.agencySeq": { by: "POST admin/agency/member", at: "sent.body.agencySeq", anew: true },
          "body.memberId": { by: "POST admin/agency/member", anew: true },
        },
      },
    ],
  },
} as const satisfies RouteTable;

export const agencyRoutes = { ...adminAgencyRoutes, ...ownAgencyRoutes };

export type AgencyCommandKey = KeysOf<typeof agencyRoutes, "command">;
export type AgencyQueryKey = KeysOf<typeof agencyRoutes, "query">;

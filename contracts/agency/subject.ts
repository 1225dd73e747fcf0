// The agency subject in one place (../subject.ts says what that is): whom reports are shared with.
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  AgencyChanged,
  AgencyKeySet,
  AgencyMemberAdded,
  AgencyMemberRemoved,
  AgencyRegistered,
  AgencyResumed,
  AgencySecretEnded,
  AgencySecretIssued,
  AgencyStopped,
  AgencyWebhookResumed,
  AgencyWebhookStopped,
  agencyEvents,
} from "./events.ts";
import { AGENCY_MODEL } from "./model.ts";
import { agencyRemote } from "./remote.ts";
import { agencyRoutes } from "./routes.ts";
import { agencyExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that contacts, webhook URLs and secrets are sealed with. */
export const agencyStream = defineStream("agency", SeqParam, agencyEvents, { travels: true });

export const agencySubject = defineSubject({
  name: "agency",
  routes: agencyRoutes,
  remote: agencyRemote,
  examples: agencyExamples,
  streams: [agencyStream],
  models: [AGENCY_MODEL],
  groups: { command: ["agency-eraser"] },
  queues: [{ name: "AGENCIES_WITHOUT_KEY", who: "admin", reads: [AGENCY_MODEL], path: "/admin/agency" }],
  acts: [
    actOf(AgencyRegistered),
    actOf(AgencyChanged),
    actOf(AgencyKeySet),
    actOf(AgencyStopped, { reason: ({ reason }) => reason }),
    actOf(AgencyResumed, { reason: ({ reason }) => reason }),
    actOf(AgencyWebhookStopped, { only: ({ because }) => because === "ADMIN", reason: ({ reason }) => reason }),
    actOf(AgencyWebhookResumed),
    actOf(AgencySecretIssued),
    actOf(AgencySecretEnded, { reason: ({ reason }) => reason }),
    actOf(AgencyMemberAdded),
    actOf(AgencyMemberRemoved, { reason: ({ reason }) => reason }),
  ],
});

// The dispute subject in one place (../subject.ts says what that is): requests to delete somebody's report.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { DisputeDecided, DisputeExtended, DisputeNoted, disputantEvents, disputeEvents } from "./events.ts";
import { DisputeClock, DisputeEvidence, DisputeMail, DisputeProof } from "./jobs.ts";
import { DISPUTE_MODEL } from "./model.ts";
import { disputeRemote } from "./remote.ts";
import { disputeRoutes } from "./routes.ts";
import { disputeExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that requesters' forms are sealed with. */
export const disputeStream = defineStream("dispute", SeqParam, disputeEvents, { travels: true });
export const disputantStream = defineStream("disputant", z.string().min(1).max(100), disputantEvents);

export const disputeSubject = defineSubject({
  name: "dispute",
  routes: disputeRoutes,
  remote: disputeRemote,
  examples: disputeExamples,
  counts: [
    { name: "sb_disputes_opened_total", help: "Requests to delete a report.", events: ["DisputeOpened"] },
    { name: "sb_disputes_decided_total", help: "Requests that were decided.", events: ["DisputeDecided"] },
    { name: "sb_disputes_overdue_total", help: "Requests that were not decided in time.", events: ["DisputeOverdue"] },
  ],
  queues: [
    {
      ...{ name: "DISPUTES", who: "moderator", reads: [DISPUTE_MODEL] },
      ...{ path: "/admin/deletion", itemPath: "/admin/deletion/:requestSeq" },
    },
  ],
  streams: [disputeStream, disputantStream],
  models: [DISPUTE_MODEL],
  groups: {
    command: ["dispute-follow-up"],
    workers: ["dispute-clock", "dispute-evidence", "dispute-mails", "dispute-proofs"],
  },
  jobs: [DisputeClock, DisputeEvidence, DisputeMail, DisputeProof],
  acts: [actOf(DisputeDecided), actOf(DisputeExtended)],
  notProjected: { [DisputeNoted.type]: "the follow-up alone asks which requests somebody leaves" },
});

// The inquiry subject in one place (../subject.ts says what that is): 1:1 inquiries to the operators.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { InquiryAnswered, InquiryCommented, InquiryListed, inquiriesEvents, inquiryEvents } from "./events.ts";
import { InquiryFiles } from "./jobs.ts";
import { INQUIRY_MODEL } from "./model.ts";
import { inquiryRoutes } from "./routes.ts";
import { inquiryExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that inquiries are sealed with. */
export const inquiryStream = defineStream("inquiry", SeqParam, inquiryEvents, { travels: true });
/** Ids are public user ids. */
export const inquiriesStream = defineStream("inquiries", z.string().min(1).max(100), inquiriesEvents);

export const inquirySubject = defineSubject({
  name: "inquiry",
  routes: inquiryRoutes,
  examples: inquiryExamples,
  counts: [
    { name: "sb_inquiries_submitted_total", help: "1:1 inquiries.", events: ["InquirySubmitted"] },
    { name: "sb_inquiries_answered_total", help: "1:1 inquiries answered.", events: ["InquiryAnswered"] },
  ],
  queues: [
    {
      ...{ name: "INQUIRIES", who: "admin", reads: [INQUIRY_MODEL] },
      ...{ path: "/admin/inquiry", itemPath: "/admin/inquiry/:seq" },
    },
  ],
  streams: [inquiryStream, inquiriesStream],
  models: [INQUIRY_MODEL],
  groups: { command: ["inquiry-eraser"], workers: ["inquiry-files", "inquiry-mails"] },
  jobs: [InquiryFiles],
  acts: [actOf(InquiryAnswered), actOf(InquiryCommented, { only: ({ side }) => side === "ADMIN" })],
  notProjected: { [InquiryListed.type]: "the eraser alone goes through a person's inquiries" },
});

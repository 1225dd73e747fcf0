// The inquiry subject's rows of the route table.
import * as z from "zod";
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { FORM_FIELDS, type KeysOf, type RouteTable } from "../route.ts";
import { INQUIRY_LIMITS, INQUIRY_MODEL } from "./model.ts";
import * as inquiry from "./wire.ts";

const WRITTEN = ["CONFLICT", "TEXT_TOO_LONG", "TEXT_UNREADABLE", "TOO_MANY_FILES", "DUPLICATE_FILE"] as const;

export const inquiryRoutes = {
  "POST support/inquiry/submit": {
    service: "command",
    subject: "inquiry",
    who: "user",
    summary: "Ask the operators something",
    limit: "filing",
    dailyQuota: INQUIRY_LIMITS.aDay,
    creates: true,
    status: 201,
    body: inquiry.NewInquiry,
    multipart: FORM_FIELDS,
    response: inquiry.InquirySeqBody,
    refusals: WRITTEN,
    examples: [
      { body: { title: "A question", contents: "How does it work?" } },
      {
        what: "with a file",
        body: { title: "A question", contents: "How does it work?" },
        file: { name: "note.txt", base64: "d2hhdCBJIHNlZQ==" },
      },
    ],
  },
  "POST support/inquiry/modify": {
    service: "command",
    subject: "inquiry",
    who: "user",
    summary: "Change one's own inquiry while it is unprocessed",
    limit: "filing",
    creates: true,
    body: inquiry.ModifiedInquiry,
    multipart: FORM_FIELDS,
    response: inquiry.InquirySeqBody,
    refusals: ["NOT_FOUND", "INQUIRY_PROCESSED", ...WRITTEN],
    examples: [
      {
        body: { seq: 3, title: "A question", contents: "How does it really work?" },
        given: { "body.seq": { by: "POST support/inquiry/submit", anew: true } },
        belongsTo: "user",
      },
    ],
  },
  "POST support/inquiry/delete": {
    service: "command",
    subject: "inquiry",
    who: "user",
    summary: "Delete one's own inquiry while it is unprocessed; what was written is destroyed",
    body: inquiry.InquirySeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "INQUIRY_PROCESSED"],
    examples: [
      { body: { seq: 3 }, given: { "body.seq": { by: "POST support/inquiry/submit", anew: true } }, belongsTo: "user" },
    ],
  },
  "POST support/inquiry/comment/leave": {
    service: "command",
    subject: "inquiry",
    who: "user",
    summary: "Comment on one's own inquiry, or as an admin on any",
    limit: "comment",
    dailyQuota: LIMITS.commentsADay,
    creates: true,
    status: 201,
    body: inquiry.NewInquiryComment,
    response: inquiry.InquiryCommentLeft,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "TEXT_UNREADABLE", "TOO_MANY_COMMENTS"],
    examples: [
      {
        body: { seq: 3, content: "More." },
        given: { "body.seq": { by: "POST support/inquiry/submit" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "POST support/inquiry/comment/delete": {
    service: "command",
    subject: "inquiry",
    who: "user",
    summary: "Delete one's own comment; its text is destroyed. Repeated, it changes nothing",
    body: inquiry.InquiryCommentBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { seq: 3, commentSeq: 1 },
        given: {
          "body.seq": { by: "POST support/inquiry/comment/leave", at: "sent.body.seq", anew: true },
          "body.commentSeq": { by: "POST support/inquiry/comment/leave", anew: true },
        },
        belongsTo: "user",
      },
    ],
  },
  "GET support/inquiry/list": {
    service: "query",
    subject: "inquiry",
    who: "user",
    summary: "One's own inquiries, and a person's for admins",
    reads: [INQUIRY_MODEL],
    query: inquiry.InquiryListQuery,
    response: inquiry.InquiryList,
    refusals: ["NOT_FOUND", "TEXT_TOO_LONG"],
    examples: [
      {},
      {
        what: "the owner's",
        query: { userId: "6f1c0b9e" },
        given: { "query.userId": { by: "GET support/my-page", at: "userId" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET support/inquiry/{seq}": {
    service: "query",
    subject: "inquiry",
    who: "user",
    summary: "One inquiry, for the person and for admins",
    reads: [INQUIRY_MODEL, ACCOUNT_MODEL],
    params: inquiry.InquirySeqParams,
    response: inquiry.InquiryView,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { seq: 3 },
        given: { "params.seq": { by: "POST support/inquiry/submit" } },
        belongsTo: "user and admins",
      },
      {
        what: "with a file",
        params: { seq: 3 },
        given: { "params.seq": { by: "POST support/inquiry/submit", example: "with a file" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET support/inquiry/file/{fileId}": {
    service: "query",
    subject: "inquiry",
    who: "user",
    summary: "An inquiry's attachment, for the person and for admins",
    reads: [INQUIRY_MODEL],
    params: z.object({ fileId: z.string().min(1).max(64) }),
    response: z.string(),
    streams: ["image/*", "video/*", "audio/*", "application/pdf", "text/plain"],
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { fileId: "3-5d41" },
        given: { "params.fileId": { by: "GET support/inquiry/{seq}", example: "with a file", at: "files.0.fileId" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET admin/inquiry": {
    service: "query",
    subject: "inquiry",
    who: "admin",
    summary: "Inquiries that wait for an answer, or those that have one",
    reads: [INQUIRY_MODEL, ACCOUNT_MODEL],
    query: inquiry.AdminInquiryQuery,
    response: inquiry.AdminInquiryList,
    examples: [{}],
  },
  "POST admin/inquiry/answer": {
    service: "command",
    subject: "inquiry",
    who: "admin",
    summary: "Answer an inquiry; the person gets a mail. CONFLICT where it has an answer, or other words since",
    creates: true,
    body: inquiry.InquiryAnswerBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "TEXT_UNREADABLE"],
    examples: [
      {
        body: { seq: 3, contents: "An answer" },
        given: { "body.seq": { by: "POST support/inquiry/submit", anew: true } },
      },
    ],
  },
} as const satisfies RouteTable;

export type InquiryCommandKey = KeysOf<typeof inquiryRoutes, "command">;
export type InquiryQueryKey = KeysOf<typeof inquiryRoutes, "query">;

// The insight subject's rows of the route table. Comments and likes of articles are the comment subject's.
import * as z from "zod";
import { COMMENT_MODEL } from "../comment/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { VIEWS_MODEL } from "../views/model.ts";
import { INSIGHT_INDEX, INSIGHT_MODEL } from "./model.ts";
import * as insight from "./wire.ts";

/** Routes of editors. */
const write = { service: "command", subject: "insight", who: "editor" } as const;
const read = { service: "query", subject: "insight", who: "editor" } as const;

export const insightRoutes = {
  "GET insight/safer-view": {
    service: "query",
    subject: "insight",
    who: "anyone",
    summary: "Published articles, newest first",
    reads: [INSIGHT_INDEX, INSIGHT_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    query: insight.SaferViewListQuery,
    response: insight.SaferViewList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{}],
  },
  "GET insight/safer-view/{viewSeq}": {
    service: "query",
    subject: "insight",
    who: "anyone",
    summary: "One published article",
    reads: [INSIGHT_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    params: insight.ViewSeqParams,
    response: insight.SaferViewView,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { viewSeq: 4 },
        given: { "params.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq" } },
      },
      {
        what: "a draft",
        params: { viewSeq: 4 },
        given: { "params.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "GET insight/safer-view/picture/{pictureId}": {
    service: "query",
    subject: "insight",
    who: "anyone",
    token: "ignored",
    summary: "A picture of an article, in one of its sizes",
    reads: [INSIGHT_MODEL],
    params: insight.PictureParams,
    query: insight.PictureQuery,
    response: z.string(),
    streams: ["image/*"],
    conditional: true,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { pictureId: "4-9f2c" },
        query: { size: 320 },
        given: {
          "params.pictureId": {
            by: "GET admin/safer-view/{viewSeq}",
            example: "published, with a picture",
            at: "pictures.0.pictureId",
          },
        },
      },
      { what: "nobody's", params: { pictureId: "1-nothing" }, refusedWith: "NOT_FOUND" },
    ],
  },
  "GET admin/safer-view": {
    ...read,
    summary: "All articles, drafts too, newest first",
    reads: [INSIGHT_INDEX, INSIGHT_MODEL],
    query: insight.AdminSaferViewQuery,
    response: insight.AdminSaferViewList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{}],
  },
  "GET admin/safer-view/{viewSeq}": {
    ...read,
    summary: "One article, as it is edited",
    reads: [INSIGHT_MODEL],
    params: insight.ViewSeqParams,
    response: insight.AdminSaferViewView,
    refusals: ["NOT_FOUND"],
    examples: [
      { params: { viewSeq: 4 }, given: { "params.viewSeq": { by: "POST admin/safer-view" } } },
      {
        what: "published, with a picture",
        params: { viewSeq: 4 },
        given: {
          "params.viewSeq": { by: "POST admin/safer-view/publish", example: "with a picture", at: "sent.body.viewSeq" },
        },
      },
    ],
  },
  "GET admin/safer-view/picture": {
    ...read,
    summary: "A picture from elsewhere, fetched for an editor's browser, which makes it smaller and adds it",
    reads: [],
    query: insight.RemotePictureQuery,
    response: z.string(),
    streams: ["image/*"],
    refusals: ["PICTURE_NOT_FETCHED", "REQUIRED_FIELD_MISSING", "TEXT_TOO_LONG"],
    examples: [
      // A private address is refused before anything is asked.
      { what: "at a private address", query: { url: "https://127.0.0.1/a.png" }, refusedWith: "PICTURE_NOT_FETCHED" },
    ],
  },
  "POST admin/safer-view": {
    ...write,
    summary: "Write an article, as a draft",
    creates: true,
    status: 201,
    body: insight.NewSaferView,
    response: insight.ViewSeqBody,
    refusals: ["TEXT_TOO_LONG"],
    examples: [
      { body: { category: "CASE", language: "en", title: "How a fake exchange works", content: "For **everybody**." } },
    ],
  },
  "POST admin/safer-view/modify": {
    ...write,
    summary: "Change the text of an article",
    body: insight.ModifiedSaferView,
    response: insight.SaferViewVersion,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "REQUIRED_FIELD_MISSING"],
    examples: [
      {
        body: { viewSeq: 4, category: "CASE", language: "en", title: "Another title", content: "For **everybody**." },
        given: { "body.viewSeq": { by: "POST admin/safer-view", anew: true } },
      },
    ],
  },
  "POST admin/safer-view/publish": {
    ...write,
    summary: "Publish an article now; one that was withdrawn is published again",
    body: insight.ViewSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "REQUIRED_FIELD_MISSING"],
    examples: [
      { body: { viewSeq: 4 }, given: { "body.viewSeq": { by: "POST admin/safer-view", anew: true } } },
      {
        what: "with a picture",
        body: { viewSeq: 4 },
        given: { "body.viewSeq": { by: "POST admin/safer-view/picture", at: "sent.body.viewSeq", anew: true } },
      },
    ],
  },
  "POST admin/safer-view/schedule": {
    ...write,
    summary: "Publish an article at a time to come; another time replaces it",
    body: insight.ScheduleBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "REQUIRED_FIELD_MISSING", "TIME_PAST"],
    examples: [
      {
        body: { viewSeq: 4, publishAt: "2099-01-01T00:00:00.000Z" },
        given: { "body.viewSeq": { by: "POST admin/safer-view", anew: true } },
      },
    ],
  },
  "POST admin/safer-view/unschedule": {
    ...write,
    summary: "Make a scheduled article a draft again",
    body: insight.ViewSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { viewSeq: 4 },
        given: { "body.viewSeq": { by: "POST admin/safer-view/schedule", at: "sent.body.viewSeq", anew: true } },
      },
    ],
  },
  "POST admin/safer-view/withdraw": {
    ...write,
    summary: "Withdraw a published article, with a reason",
    body: insight.WithdrawBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { viewSeq: 4, reason: "A reason" },
        given: { "body.viewSeq": { by: "POST admin/safer-view/publish", at: "sent.body.viewSeq", anew: true } },
      },
      {
        what: "a draft",
        body: { viewSeq: 4, reason: "A reason" },
        given: { "body.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "CONFLICT",
      },
    ],
  },
  "POST admin/safer-view/delete": {
    ...write,
    summary: "Delete an article for good, with its pictures and comments; one that was published, with a reason",
    body: insight.DeleteBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "REQUIRED_FIELD_MISSING"],
    examples: [{ body: { viewSeq: 4 }, given: { "body.viewSeq": { by: "POST admin/safer-view", anew: true } } }],
  },
  "POST admin/safer-view/picture": {
    ...write,
    summary: "Add one picture to an article, sent as `files`",
    status: 201,
    body: insight.ViewSeqBody,
    multipart: "picture",
    response: insight.PictureView,
    refusals: ["NOT_FOUND", "CONFLICT", "TOO_MANY_FILES", "REQUIRED_FIELD_MISSING"],
    examples: [
      {
        body: { viewSeq: 4 },
        file: {
          name: "picture.png",
          base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        },
        given: { "body.viewSeq": { by: "POST admin/safer-view", anew: true } },
      },
      {
        what: "that is none",
        body: { viewSeq: 4 },
        file: { name: "picture.png", base64: "PHN2Zy8+" },
        given: { "body.viewSeq": { by: "POST admin/safer-view" } },
        refusedWith: "FILE_TYPE_NOT_ALLOWED",
      },
    ],
  },
  "POST admin/safer-view/picture/delete": {
    ...write,
    summary: "Delete a picture of an article",
    body: insight.RemovePictureBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { viewSeq: 4, pictureId: "4-9f2c" },
        given: {
          "body.viewSeq": { by: "POST admin/safer-view/picture", at: "sent.body.viewSeq", anew: true },
          "body.pictureId": { by: "POST admin/safer-view/picture", anew: true },
        },
      },
    ],
  },
} as const satisfies RouteTable;

export type InsightCommandKey = KeysOf<typeof insightRoutes, "command">;
export type InsightQueryKey = KeysOf<typeof insightRoutes, "query">;

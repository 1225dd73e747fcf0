// The notice subject's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { VIEWS_MODEL } from "../views/model.ts";
import { NOTICE_INDEX, NOTICE_MODEL, POPUP_MODEL } from "./model.ts";
import * as notice from "./wire.ts";

export const noticeRoutes = {
  "GET support/notice": {
    service: "query",
    subject: "notice",
    who: "anyone",
    summary: "Published notices",
    reads: [NOTICE_INDEX, NOTICE_MODEL, VIEWS_MODEL],
    query: notice.NoticeListQuery,
    response: notice.NoticeList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ query: { lang: "ko", pagination: { page: 1, size: 10 } } }],
  },
  "GET support/notice/{seq}": {
    service: "query",
    subject: "notice",
    who: "anyone",
    summary: "One published notice",
    reads: [NOTICE_MODEL, VIEWS_MODEL],
    params: notice.NoticeSeqParams,
    query: notice.NoticeLangQuery,
    response: notice.NoticeView,
    refusals: ["NOT_FOUND"],
    examples: [
      { params: { seq: 17 }, given: { "params.seq": { by: "POST admin/notice", example: "published at once" } } },
      {
        what: "a draft",
        params: { seq: 17 },
        given: { "params.seq": { by: "POST admin/notice" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "GET home/popup/hidden": {
    service: "query",
    subject: "notice",
    who: "user",
    summary: "The popups that I do not want to see again today",
    reads: [POPUP_MODEL],
    response: notice.HiddenPopups,
    examples: [{}],
  },
  "POST home/popup/hide": {
    service: "command",
    subject: "notice",
    who: "user",
    summary: "Do not show me a popup again today",
    body: notice.HiddenPopup,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        what: "which is none",
        body: { seq: 17, until: "2099-01-01T00:00:00.000Z" },
        given: { "body.seq": { by: "POST admin/notice", at: "seq" } },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "GET admin/notice": {
    service: "query",
    subject: "notice",
    who: "editor",
    summary: "All notices, drafts too, or the popups alone",
    reads: [NOTICE_MODEL],
    query: notice.AdminNoticeListQuery,
    response: notice.AdminNoticeList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{}],
  },
  "GET admin/notice/{seq}": {
    service: "query",
    subject: "notice",
    who: "editor",
    summary: "One notice, as it is edited",
    reads: [NOTICE_MODEL],
    params: notice.NoticeSeqParams,
    response: notice.AdminNoticeView,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { seq: 17 }, given: { "params.seq": { by: "POST admin/notice" } } }],
  },
  "POST admin/notice": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Write a notice, as a draft or published at once",
    creates: true,
    status: 201,
    body: notice.NewNotice,
    response: notice.NoticeSeqBody,
    refusals: ["TEXT_TOO_LONG", "PERIOD_INVALID"],
    examples: [
      { body: { optionType: "NOTICE", title: "점검 안내", content: "For **everybody**." } },
      {
        what: "published at once",
        body: { optionType: "NOTICE", title: "점검 안내", content: "For **everybody**.", publish: true },
      },
    ],
  },
  "POST admin/notice/modify": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Change a notice",
    body: notice.ModifiedNotice,
    response: notice.NoticeSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "CONTENT_CHANGED", "TEXT_TOO_LONG", "PERIOD_INVALID"],
    examples: [
      {
        body: { seq: 17, revision: 0, optionType: "NOTICE", title: "점검 안내", content: "For **all**." },
        given: { "body.seq": { by: "POST admin/notice", anew: true } },
      },
    ],
  },
  "POST admin/notice/publish": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Publish a draft",
    body: notice.NoticeSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ body: { seq: 17 }, given: { "body.seq": { by: "POST admin/notice", anew: true } } }],
  },
  "POST admin/notice/delete": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Delete a notice for good",
    body: notice.NoticeRemoval,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      { body: { seq: 17, reason: "A reason" }, given: { "body.seq": { by: "POST admin/notice", anew: true } } },
    ],
  },
} as const satisfies RouteTable;

export type NoticeCommandKey = KeysOf<typeof noticeRoutes, "command">;
export type NoticeQueryKey = KeysOf<typeof noticeRoutes, "query">;

// The notice subject's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { NOTICE_INDEX, NOTICE_MODEL } from "./model.ts";
import * as notice from "./wire.ts";

export const noticeRoutes = {
  "GET support/notice": {
    service: "query",
    subject: "notice",
    who: "anyone",
    summary: "Published notices",
    reads: [NOTICE_INDEX, NOTICE_MODEL],
    query: notice.NoticeListQuery,
    response: notice.NoticeList,
    refusals: ["TEXT_TOO_LONG"],
  },
  "GET support/notice/{seq}": {
    service: "query",
    subject: "notice",
    who: "anyone",
    summary: "One published notice",
    reads: [NOTICE_MODEL],
    params: notice.NoticeSeqParams,
    response: notice.NoticeView,
    refusals: ["NOT_FOUND"],
  },
  "GET admin/notice": {
    service: "query",
    subject: "notice",
    who: "editor",
    summary: "All notices, drafts too",
    reads: [NOTICE_MODEL],
    query: notice.AdminNoticeListQuery,
    response: notice.AdminNoticeList,
    refusals: ["TEXT_TOO_LONG"],
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
    refusals: ["TEXT_TOO_LONG"],
  },
  "POST admin/notice/modify": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Change a notice",
    body: notice.ModifiedNotice,
    response: notice.NoticeSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
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
  },
  "POST admin/notice/delete": {
    service: "command",
    subject: "notice",
    who: "editor",
    summary: "Delete a notice for good",
    body: notice.NoticeSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
} as const satisfies RouteTable;

export type NoticeCommandKey = KeysOf<typeof noticeRoutes, "command">;
export type NoticeQueryKey = KeysOf<typeof noticeRoutes, "query">;

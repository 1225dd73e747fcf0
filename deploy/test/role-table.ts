// The table of role × route: the response of each route to each role (docs/wire.md). A route without a row fails a test.
// It is long as it has a row for each route: who may do what is read and checked as one table.
import { randomUUID } from "node:crypto";
import { NOTICE_MODEL } from "@sb/contracts/notice/model.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { AGENCY } from "./people/agency.ts";
import { declaration, madeUpAddress } from "./people/declaration.ts";
import { deletionRequest } from "./people/dispute.ts";
import { authorize } from "./people/person.ts";
import { pictureForm } from "./people/picture.ts";
import { newNickname } from "./people/roles.ts";
import {
  AGENCY_KEY,
  ALL,
  ANALYSIS,
  adminsOnly,
  agencies,
  authorities,
  editors,
  INQUIRY,
  members,
  moderators,
  NOBODY,
  NOBODYS,
  NOTICE,
  nothingGood,
  ownerOnly,
  ownerOrAdmin,
  PUBLIC,
  type Row,
  SAFER_VIEW,
  staffOnly,
} from "./role-cells.ts";

export const ROLE_TABLE: Readonly<Record<RouteKey, readonly Row[]>> = {
  "GET user/login/config": [{ cells: ALL }],
  "POST user/login": [{ cells: ALL, body: ({ url }, { email }) => authorize(url, email) }],
  "POST user/refresh": [{ cells: members(200), consumes: true }],
  "POST user/logout": [{ cells: [204, 204, 204, 204, 204, 204], consumes: true }],
  "POST user/nick/change": [{ cells: members(204), body: () => ({ newNick: newNickname() }), consumes: true }],
  "POST user/delete": [{ cells: members(204), consumes: true }],
  "POST home/nick/double-chk": [{ cells: ALL, body: () => ({ nickname: "somebody" }) }],
  "POST home/join": [
    {
      cells: ["REQUIRED_FIELD_MISSING", 201, "ALREADY_JOINED", "ALREADY_JOINED", 201, "ALREADY_JOINED"],
      body: (_, { registrationToken }) => ({ registrationToken, nickname: newNickname(), terms: ["A01", "R02"] }),
      consumes: true,
    },
  ],
  "GET support/my-page": [
    { cells: members(200) },
    { what: "the owner's", cells: ownerOnly(200), path: ({ ownerId }) => `support/my-page?userId=${ownerId}` },
  ],
  "GET home/main": [{ cells: PUBLIC }],
  "POST view": [
    {
      cells: [204, 204, 204, 204, 204, 204],
      body: ({ noticeSeq }) => ({ kind: "NOTICE", seq: noticeSeq }),
    },
  ],
  "POST home/subscribe": [
    {
      cells: [204, 204, 204, 204, 204, 204],
      body: () => ({ email: `${randomUUID()}@people.net` }),
    },
  ],
  "POST home/subscribe/confirm": [{ cells: nothingGood("LINK_EXPIRED"), body: () => ({ token: "a.b.c" }) }],
  "POST home/subscribe/end": [
    { cells: nothingGood("LINK_EXPIRED"), path: () => "home/subscribe/end?token=a.b", body: () => undefined },
  ],
  "POST user/terms/agree": [
    { cells: members(204), body: () => ({ agreements: [{ code: "A01", applyDt: "2026-01-02" }] }) },
  ],
  "GET home/popup/hidden": [{ cells: members(200) }],
  "POST home/popup/hide": [
    {
      what: "which is none",
      cells: members("NOT_FOUND"),
      body: ({ noticeSeq }) => ({ seq: noticeSeq, until: "2099-01-01T00:00:00.000Z" }),
    },
  ],
  "GET admin/terms": [{ cells: editors(200) }],
  "GET admin/terms/detail": [{ cells: editors(200), path: () => "admin/terms/detail?type=A01&date=2026-01-02" }],
  "POST admin/terms/draft": [
    {
      what: "of a revision that is not there",
      cells: editors("CONTENT_CHANGED"),
      body: () => ({ code: "A02", revision: 1_000, texts: { ko: { agreeName: "운영정책", content: "본문" } } }),
    },
  ],
  "POST admin/terms/discard": [
    { what: "where there is none", cells: editors("NOT_FOUND"), body: () => ({ code: "A02" }) },
  ],
  "POST admin/terms/publish": [
    {
      what: "without a draft",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ code: "A02", revision: 0, applyDt: "2027-01-01" }),
    },
  ],
  "POST admin/terms/withdraw": [
    {
      what: "which is none",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ code: "A02", applyDt: "2027-01-01", reason: "A reason" }),
    },
  ],
  "GET terms": [{ cells: PUBLIC }],
  "GET terms/detail": [{ cells: PUBLIC, path: () => "terms/detail?type=A01" }],
  "GET terms/privacy/date/{code}": [{ cells: PUBLIC, path: () => "terms/privacy/date/B01" }],
  "GET report/history/comment": [
    { cells: PUBLIC, path: ({ publicSeq }) => `report/history/comment?dclrSeq=${publicSeq}` },
    {
      what: "of a private report",
      cells: ["NOT_FOUND", "LOGIN_REQUIRED", "NOT_FOUND", "NOT_FOUND", "LOGIN_EXPIRED", "NOT_FOUND"],
      path: ({ privateSeq }) => `report/history/comment?dclrSeq=${privateSeq}`,
    },
  ],
  "POST report/comment": [
    { cells: members(201), body: ({ publicSeq }) => ({ dclrSeq: publicSeq, content: "So did I." }) },
    {
      what: "on a private report",
      cells: members("NOT_FOUND"),
      body: ({ privateSeq }) => ({ dclrSeq: privateSeq, content: "So did I." }),
    },
  ],
  "POST report/reply": [
    {
      cells: members(201),
      body: ({ publicSeq, commentSeq }) => ({ dclrSeq: publicSeq, commentSeq, content: "Me too." }),
    },
  ],
  "POST report/comment/delete": [
    { cells: ownerOnly(204), body: async (filed) => ({ commentSeq: await filed.comment() }) },
  ],
  "POST report/comment/flag": [
    {
      cells: [...NOBODY, "OWN_COMMENT", 204, "LOGIN_EXPIRED", 204],
      body: async (filed) => ({ commentSeq: await filed.comment(), reason: "OTHER" }),
    },
  ],
  "POST report/like": [
    { cells: members(200), body: ({ publicSeq }) => ({ dclrSeq: publicSeq, like: true }) },
    {
      what: "a private one",
      cells: members("NOT_FOUND"),
      body: ({ privateSeq }) => ({ dclrSeq: privateSeq, like: true }),
    },
  ],
  "GET insight/safer-view": [{ cells: PUBLIC }],
  "GET insight/safer-view/{viewSeq}": [
    { what: "a published one", cells: PUBLIC, path: ({ viewSeq }) => `insight/safer-view/${viewSeq}` },
    { what: "a draft", cells: NOBODYS, path: ({ draftViewSeq }) => `insight/safer-view/${draftViewSeq}` },
  ],
  "GET insight/safer-view/picture/{pictureId}": [
    { cells: ALL, path: ({ pictureId }) => `insight/safer-view/picture/${pictureId}?size=320` },
    { what: "nobody's", cells: nothingGood("NOT_FOUND"), path: () => "insight/safer-view/picture/1-nothing" },
  ],
  "GET insight/safer-view/comment/list": [
    { cells: PUBLIC, path: ({ viewSeq }) => `insight/safer-view/comment/list?viewSeq=${viewSeq}` },
    {
      what: "of a draft",
      cells: NOBODYS,
      path: ({ draftViewSeq }) => `insight/safer-view/comment/list?viewSeq=${draftViewSeq}`,
    },
  ],
  "POST insight/safer-view/comment": [
    { cells: members(201), body: ({ viewSeq }) => ({ viewSeq, content: "Thank you." }) },
    {
      what: "on a draft",
      cells: members("NOT_FOUND"),
      body: ({ draftViewSeq }) => ({ viewSeq: draftViewSeq, content: "Thank you." }),
    },
  ],
  "POST insight/safer-view/comment/reply": [
    {
      cells: members(201),
      body: ({ viewSeq, viewCommentSeq }) => ({ viewSeq, commentSeq: viewCommentSeq, content: "Me too." }),
    },
    {
      what: "to a comment on a report",
      cells: members("NOT_FOUND"),
      body: ({ viewSeq, commentSeq }) => ({ viewSeq, commentSeq, content: "Me too." }),
    },
  ],
  "POST insight/safer-view/comment/delete": [
    { cells: ownerOnly(204), body: async (filed) => ({ commentSeq: await filed.viewComment() }) },
  ],
  "POST insight/safer-view/like": [
    { cells: members(200), body: ({ viewSeq }) => ({ viewSeq, like: true }) },
    {
      what: "a draft",
      cells: members("NOT_FOUND"),
      body: ({ draftViewSeq }) => ({ viewSeq: draftViewSeq, like: true }),
    },
  ],
  "GET admin/safer-view": [{ cells: editors(200) }],
  "GET admin/safer-view/{viewSeq}": [
    { cells: editors(200), path: ({ draftViewSeq }) => `admin/safer-view/${draftViewSeq}` },
  ],
  "GET admin/safer-view/picture": [
    // A private address is refused before anything is asked.
    { cells: editors("PICTURE_NOT_FETCHED"), path: () => "admin/safer-view/picture?url=https://127.0.0.1/a.png" },
  ],
  "POST admin/safer-view": [{ cells: editors(201), body: () => SAFER_VIEW }],
  "POST admin/safer-view/modify": [
    { cells: editors(200), body: async (filed) => ({ ...SAFER_VIEW, viewSeq: await filed.saferView() }) },
  ],
  "POST admin/safer-view/publish": [
    { cells: editors(204), body: async (filed) => ({ viewSeq: await filed.saferView() }) },
  ],
  "POST admin/safer-view/schedule": [
    {
      cells: editors(204),
      body: async (filed) => ({ viewSeq: await filed.saferView(), publishAt: "2099-01-01T00:00:00.000Z" }),
    },
  ],
  "POST admin/safer-view/unschedule": [
    { cells: editors(204), body: async (filed) => ({ viewSeq: await filed.saferView() }) },
  ],
  "POST admin/safer-view/withdraw": [
    {
      what: "a draft",
      cells: editors("CONFLICT"),
      body: ({ draftViewSeq }) => ({ viewSeq: draftViewSeq, reason: "A reason" }),
    },
  ],
  "POST admin/safer-view/delete": [
    { cells: editors(204), body: async (filed) => ({ viewSeq: await filed.saferView() }) },
  ],
  "POST admin/safer-view/picture": [
    { cells: editors(201), body: ({ draftViewSeq }) => pictureForm(draftViewSeq) },
    {
      what: "that is none",
      cells: editors("FILE_TYPE_NOT_ALLOWED"),
      body: ({ draftViewSeq }) => pictureForm(draftViewSeq, new Blob(["<svg/>"])),
    },
  ],
  "POST admin/safer-view/picture/delete": [
    { cells: editors(204), body: ({ draftViewSeq }) => ({ viewSeq: draftViewSeq, pictureId: "1-nothing" }) },
  ],
  "GET admin/comment": [{ cells: moderators(200) }],
  "POST admin/comment/hide": [
    { cells: moderators(204), body: async (filed) => ({ commentSeq: await filed.comment(), reason: "A reason" }) },
  ],
  "POST admin/comment/restore": [
    { cells: moderators(204), body: async (filed) => ({ commentSeq: await filed.comment(), reason: "A reason" }) },
  ],
  "POST admin/comment/refused/seen": [
    { cells: moderators(204), body: ({ ownerId }) => ({ userId: ownerId, attempt: 1 }) },
  ],
  "POST report/analysis": [
    { cells: members(201), body: () => ANALYSIS },
    {
      what: "of the owner's report",
      cells: ownerOnly(201),
      body: ({ publicSeq }) => ({ ...ANALYSIS, dclrSeq: publicSeq }),
    },
  ],
  "POST report/analysis/withdraw": [
    { cells: ownerOnly(204), body: async (filed) => ({ analysisSeq: await filed.analysis() }) },
  ],
  "GET report/analysis/mine": [{ cells: members(200) }],
  "GET report/analysis/{analysisSeq}": [
    { cells: ownerOrAdmin(200), path: ({ analysisSeq }) => `report/analysis/${analysisSeq}` },
  ],
  "GET watch": [{ cells: members(200) }],
  "POST watch": [{ cells: members(201), body: () => ({ adrs: madeUpAddress(randomUUID()) }) }],
  "POST watch/change": [
    { cells: ownerOnly(204), body: async (filed) => ({ watchSeq: await filed.watch(), pace: "DAILY" }) },
  ],
  "POST watch/end": [{ cells: ownerOnly(204), body: async (filed) => ({ watchSeq: await filed.watch() }) }],
  "POST watch/link": [
    { cells: nothingGood("LINK_EXPIRED"), path: () => "watch/link?token=a.b", body: () => undefined },
  ],
  "GET admin/analysis": [{ cells: adminsOnly(200) }],
  "POST admin/analysis/start": [
    { cells: adminsOnly(204), body: async (filed) => ({ analysisSeq: await filed.analysis() }) },
  ],
  "POST admin/analysis/answer": [
    { cells: adminsOnly(204), body: async (filed) => ({ analysisSeq: await filed.analysis(), content: "An answer" }) },
  ],
  "POST admin/analysis/close": [
    { cells: adminsOnly(204), body: async (filed) => ({ analysisSeq: await filed.analysis(), reason: "A reason" }) },
  ],
  "POST support/inquiry/submit": [{ cells: members(201), body: () => INQUIRY }],
  "POST support/inquiry/modify": [
    { cells: ownerOnly(200), body: async (filed) => ({ ...INQUIRY, seq: await filed.inquiry() }) },
  ],
  "POST support/inquiry/delete": [{ cells: ownerOnly(204), body: async (filed) => ({ seq: await filed.inquiry() }) }],
  "POST support/inquiry/comment/leave": [
    { cells: ownerOrAdmin(201), body: ({ inquirySeq }) => ({ seq: inquirySeq, content: "More." }) },
  ],
  "POST support/inquiry/comment/delete": [
    {
      cells: ownerOnly(204),
      body: async (filed) => ({ seq: filed.inquirySeq, commentSeq: await filed.inquiryComment() }),
    },
  ],
  "GET support/inquiry/list": [
    { cells: members(200) },
    { what: "the owner's", cells: ownerOrAdmin(200), path: ({ ownerId }) => `support/inquiry/list?userId=${ownerId}` },
  ],
  "GET support/inquiry/{seq}": [
    { cells: ownerOrAdmin(200), path: ({ inquirySeq }) => `support/inquiry/${inquirySeq}` },
  ],
  "GET support/inquiry/file/{fileId}": [
    { cells: ownerOrAdmin(200), path: ({ inquiryFileId }) => `support/inquiry/file/${inquiryFileId}` },
  ],
  "GET admin/inquiry": [{ cells: adminsOnly(200) }],
  "POST admin/inquiry/answer": [
    { cells: adminsOnly(204), body: async (filed) => ({ seq: await filed.inquiry(), contents: "An answer" }) },
  ],
  "GET support/notice": [{ cells: PUBLIC }],
  "GET support/notice/{seq}": [
    { what: "a published one", cells: PUBLIC, path: ({ noticeSeq }) => `support/notice/${noticeSeq}` },
    {
      what: "a draft",
      cells: NOBODYS,
      path: ({ draftNoticeSeq }) => `support/notice/${draftNoticeSeq}`,
    },
  ],
  "GET insight/block-news/category": [{ cells: PUBLIC }],
  "GET insight/block-news": [{ cells: PUBLIC }],
  "GET insight/block-news/detail/{newsSeq}": [
    { cells: PUBLIC, path: ({ newsSeq }) => `insight/block-news/detail/${newsSeq}` },
  ],
  "GET insight/block-news/picture/{newsSeq}": [
    { cells: PUBLIC, path: ({ newsSeq }) => `insight/block-news/picture/${newsSeq}` },
  ],
  "POST insight/block-news/like": [{ cells: members(200), body: ({ newsSeq }) => ({ newsSeq, like: true }) }],
  "GET admin/news": [{ cells: editors(200) }],
  "POST admin/news/hide": [
    { cells: editors(204), body: ({ otherNewsSeq: newsSeq }) => ({ newsSeq, reason: "A reason" }) },
  ],
  "POST admin/news/restore": [
    { cells: editors(204), body: ({ otherNewsSeq: newsSeq }) => ({ newsSeq, reason: "A reason" }) },
  ],
  "GET admin/news-source": [{ cells: editors(200) }],
  "POST admin/news-source/fetch": [
    { cells: editors(204), body: ({ newsSourceId: sourceId }) => ({ sourceId }) },
    { what: "of none that is named", cells: editors("NOT_FOUND"), body: () => ({ sourceId: "nobody" }) },
  ],
  "POST admin/news-source/pause": [
    { cells: editors(204), body: ({ newsSourceId: sourceId }) => ({ sourceId, reason: "A reason" }) },
  ],
  "POST admin/news-source/resume": [{ cells: editors(204), body: ({ newsSourceId: sourceId }) => ({ sourceId }) }],
  "GET agency/report/{dclrSeq}/package": [
    {
      what: "by agencies whose scope is public",
      cells: agencies("NOT_FOUND"),
      path: ({ publicSeq }) => `agency/report/${publicSeq}/package`,
    },
  ],
  "GET admin/waiting": [{ cells: staffOnly(200) }],
  "GET admin/job/count": [{ cells: adminsOnly(200) }],
  "GET admin/job": [{ cells: adminsOnly(200), path: () => "admin/job?kind=dispute-clock" }],
  "GET admin/job/{kind}/{id}": [
    { what: "nobody's", cells: adminsOnly("NOT_FOUND"), path: () => "admin/job/dispute-clock/none" },
  ],
  "POST admin/job/replay": [
    {
      what: "one that is not parked",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ kind: "dispute-clock", id: "none" }),
    },
  ],
  "POST admin/job/drop": [
    {
      what: "one that is not parked",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ kind: "dispute-clock", id: "none", reason: "A reason" }),
    },
  ],
  "GET admin/projection": [{ cells: adminsOnly(200) }],
  "POST admin/projection/rebuild": [{ cells: adminsOnly(204), body: () => ({ projection: NOTICE_MODEL }) }],
  "GET admin/consumer-group": [{ cells: adminsOnly(200) }],
  "POST admin/consumer-group/skip": [
    {
      what: "an event that holds nothing back",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ group: "dispute-clock", eventId: "none", reason: "A reason" }),
    },
  ],
  "GET admin/audit": [{ cells: adminsOnly(200) }],
  "GET admin/audit/kinds": [{ cells: adminsOnly(200) }],
  "GET admin/audit/export": [{ cells: adminsOnly(200) }],
  "GET admin/unusual": [{ cells: moderators(200) }],
  "POST admin/unusual/review": [
    {
      cells: moderators(204),
      body: ({ publicSeq }) => ({ rule: "MANY_BY_ONE", dclrSeq: publicSeq, note: "A note" }),
    },
  ],
  "POST admin/target/confirm": [
    {
      cells: authorities(204),
      body: () => ({
        adrs: `https://${newNickname().toLowerCase()}-fraud.com`,
        declareType: "SITE",
        reason: "A victim's bank told us.",
      }),
    },
  ],
  "POST admin/target/unconfirm": [
    {
      what: "what nobody confirmed",
      cells: authorities("NOT_FOUND"),
      body: () => ({ adrs: "https://unconfirmed-fraud.com", declareType: "SITE", reason: "A mistake." }),
    },
  ],
  "GET admin/agency": [{ cells: adminsOnly(200) }],
  "GET admin/agency/{agencySeq}": [{ cells: adminsOnly(200), path: ({ agencySeq }) => `admin/agency/${agencySeq}` }],
  "POST admin/agency": [{ cells: adminsOnly(201), body: () => AGENCY }],
  "GET admin/agency/{agencySeq}/deliveries": [
    { cells: adminsOnly(200), path: ({ agencySeq }) => `admin/agency/${agencySeq}/deliveries` },
  ],
  "POST admin/agency/delivery/test": [
    { what: "without a webhook", cells: adminsOnly("WEBHOOK_MISSING"), body: ({ agencySeq }) => ({ agencySeq }) },
  ],
  "POST admin/agency/delivery/replay": [
    {
      what: "without a webhook",
      cells: adminsOnly("WEBHOOK_MISSING"),
      body: ({ agencySeq }) => ({ agencySeq, since: "2026-01-01T00:00:00.000Z" }),
    },
  ],
  "POST admin/agency/modify": [
    {
      cells: adminsOnly(200),
      body: async (filed) => ({ ...AGENCY, name: "Another name", agencySeq: await filed.agency(), revision: 0 }),
    },
  ],
  "POST admin/agency/stop": [
    { cells: adminsOnly(204), body: async (filed) => ({ agencySeq: await filed.agency(), reason: "A reason" }) },
  ],
  "POST admin/agency/resume": [
    { cells: adminsOnly(204), body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq, reason: "A reason" }) },
  ],
  "POST admin/agency/webhook/stop": [
    { cells: adminsOnly(204), body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq, reason: "A reason" }) },
  ],
  "POST admin/agency/webhook/resume": [
    { cells: adminsOnly(204), body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq }) },
  ],
  "POST admin/agency/secret": [
    { cells: adminsOnly(201), body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq }) },
  ],
  "POST admin/agency/secret/end": [
    {
      cells: adminsOnly(204),
      body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq, secretId: "nothing", reason: "It leaked." }),
    },
  ],
  "POST admin/agency/member": [
    {
      cells: adminsOnly(201),
      body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq, email: `${randomUUID()}@agency.example` }),
    },
  ],
  "POST admin/agency/member/remove": [
    {
      cells: adminsOnly(204),
      body: ({ spareAgencySeq }) => ({ agencySeq: spareAgencySeq, memberId: "nobody", reason: "A reason" }),
    },
  ],
  "GET agency": [{ cells: agencies(200) }],
  "GET agency/report": [{ cells: agencies(200) }],
  "GET agency/report/{dclrSeq}": [
    {
      what: "that it was not given",
      cells: agencies("NOT_FOUND"),
      path: ({ privateSeq }) => `agency/report/${privateSeq}`,
    },
  ],
  "POST agency/report/status": [
    {
      what: "of a report that it was not given",
      cells: agencies("NOT_FOUND"),
      body: ({ privateSeq }) => ({ dclrSeq: privateSeq, status: "INVESTIGATING" }),
    },
  ],
  "POST agency/key": [{ cells: agencies(204), body: () => ({ publicKey: AGENCY_KEY }) }],
  "GET admin/notice": [{ cells: editors(200) }],
  "GET admin/notice/{seq}": [{ cells: editors(200), path: ({ draftNoticeSeq }) => `admin/notice/${draftNoticeSeq}` }],
  "POST admin/notice": [{ cells: editors(201), body: () => NOTICE }],
  "POST admin/notice/modify": [
    { cells: editors(200), body: async (filed) => ({ ...NOTICE, seq: await filed.notice(), revision: 0 }) },
  ],
  "POST admin/notice/publish": [{ cells: editors(204), body: async (filed) => ({ seq: await filed.notice() }) }],
  "POST admin/notice/delete": [
    { cells: editors(204), body: async (filed) => ({ seq: await filed.notice(), reason: "A reason" }) },
  ],
  "POST report": [{ cells: members(201), body: () => declaration() }],
  "POST report/history/modify": [
    {
      cells: ownerOnly(200),
      body: async (filed) => ({
        ...declaration({ title: "Changed", adrs: madeUpAddress(randomUUID()) }),
        dclrSeq: await filed.report(),
      }),
    },
  ],
  "POST report/history/delete": [{ cells: ownerOnly(204), body: async (filed) => ({ dclrSeq: await filed.report() }) }],
  "POST report/extra": [
    { cells: ownerOnly(200), body: ({ publicSeq }) => ({ dclrSeq: publicSeq, extra: { demand: "More" } }) },
  ],
  "GET support/api-key": [{ cells: members(200) }],
  "POST support/api-key": [{ cells: members(201), body: () => ({ name: "production" }), consumes: true }],
  "POST support/api-key/revoke": [{ cells: members("NOT_FOUND"), body: () => ({ keyId: "nothing" }) }],
  "GET webhook/key": [{ cells: ALL }],
  "GET support/webhook": [{ cells: members(200) }],
  "POST support/webhook": [{ cells: members(201), body: () => ({ url: "https://receiver.example/" }), consumes: true }],
  "POST support/webhook/test": [{ cells: ownerOnly(204), body: ({ webhookId }) => ({ webhookId }) }],
  "POST support/webhook/replay": [
    { cells: ownerOnly(204), body: ({ webhookId }) => ({ webhookId, since: new Date().toISOString() }) },
  ],
  "POST support/webhook/resume": [{ cells: ownerOnly(204), body: ({ webhookId }) => ({ webhookId }) }],
  "POST support/webhook/end": [{ cells: members("NOT_FOUND"), body: () => ({ webhookId: "nothing" }) }],
  "GET admin/api-key": [{ cells: adminsOnly(200) }],
  "POST admin/api-key": [
    { cells: adminsOnly(201), body: async (filed) => ({ agencySeq: await filed.agency(), name: "production" }) },
  ],
  "POST admin/api-key/revoke": [
    {
      what: "which is none",
      cells: adminsOnly("NOT_FOUND"),
      body: () => ({ keyId: "nothing", holderId: "user~nobody~1", reason: "A reason" }),
    },
  ],
  "GET report/draft": [{ what: "the owner has one", cells: ownerOnly(200) }],
  "PUT report/draft": [{ cells: members(200), body: () => ({ draft: { step: 1 } }), consumes: true }],
  "DELETE report/draft": [{ cells: members(204), consumes: true }],
  "GET report/history": [{ cells: PUBLIC }],
  "GET report/history/mine": [{ cells: members(200) }],
  "GET report/history/user/{userId}": [{ cells: PUBLIC, path: ({ ownerId }) => `report/history/user/${ownerId}` }],
  "GET report/history/{dclrSeq}": [
    { what: "a public one", cells: PUBLIC, path: ({ publicSeq }) => `report/history/${publicSeq}` },
    {
      what: "a private one",
      cells: ["NOT_FOUND", "LOGIN_REQUIRED", 200, "NOT_FOUND", "LOGIN_EXPIRED", 200],
      path: ({ privateSeq }) => `report/history/${privateSeq}`,
    },
  ],
  "GET report/history/target": [
    { what: "of a public one", cells: PUBLIC, path: ({ publicSeq }) => `report/history/target?dclrSeq=${publicSeq}` },
    {
      what: "of a private one",
      cells: ["NOT_FOUND", "LOGIN_REQUIRED", 200, "NOT_FOUND", "LOGIN_EXPIRED", 200],
      path: ({ privateSeq }) => `report/history/target?dclrSeq=${privateSeq}`,
    },
  ],
  "GET report/lookup": [{ cells: PUBLIC, path: () => "report/lookup?adrs=somewhere.example.com" }],
  "POST report/lookup": [{ cells: PUBLIC, body: () => ({ adrs: ["somewhere.example.com"] }) }],
  "GET report/lookup/range/{prefix}": [{ cells: PUBLIC, path: () => "report/lookup/range/ba781" }],
  "POST report/lookup/text": [{ cells: PUBLIC, body: () => ({ text: "somewhere.example.com" }) }],
  "POST report/personal": [{ cells: members(200), body: () => ({ text: "Write to a@mail.example" }) }],
  "GET report/export": [{ cells: PUBLIC }],
  "GET report/feed.atom": [{ cells: PUBLIC }],
  "POST report/deletion": [
    {
      cells: [...NOBODY, 201, "OWN_REPORT", "LOGIN_EXPIRED", 201, 201, 201, 201, 201],
      body: async (filed) => deletionRequest(await filed.othersReport()),
    },
    {
      what: "about a private report",
      cells: members("NOT_FOUND"),
      body: ({ privateSeq }) => deletionRequest(privateSeq),
    },
  ],
  "POST report/deletion/withdraw": [
    { cells: ownerOnly(204), body: async (filed) => ({ requestSeq: await filed.dispute() }) },
  ],
  "POST report/deletion/answer": [
    {
      cells: [
        ...NOBODY,
        "NOT_FOUND",
        204,
        "LOGIN_EXPIRED",
        ...(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"] as const),
      ],
      body: async (filed) => ({ requestSeq: await filed.dispute(), content: "It is true." }),
    },
  ],
  "POST report/deletion/proof": [
    {
      cells: ownerOnly("PROOF_INVALID"),
      body: ({ requestSeq }) => ({
        requestSeq,
        kind: "SIGNATURE",
        nonce: "n",
        expiresAt: "2026-01-01T00:00:00.000Z",
        signature: "0x00",
      }),
    },
  ],
  "GET report/deletion/mine": [{ cells: members(200) }],
  "GET report/deletion/against": [{ cells: members(200) }],
  "GET report/deletion/{requestSeq}": [
    {
      cells: [...members(200), 200, "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"],
      path: ({ requestSeq }) => `report/deletion/${requestSeq}`,
    },
    { what: "nobody's", cells: members("NOT_FOUND"), path: ({ publicSeq }) => `report/deletion/${publicSeq}` },
  ],
  "GET report/deletion/challenge": [
    { cells: ownerOnly(200), path: ({ requestSeq }) => `report/deletion/challenge?requestSeq=${requestSeq}` },
  ],
  "GET report/deletion/file/{fileId}": [
    { cells: [...ownerOrAdmin(200), 200], path: ({ disputeFileId }) => `report/deletion/file/${disputeFileId}` },
  ],
  "GET admin/deletion": [{ cells: moderators(200) }],
  "POST admin/deletion/decide": [
    {
      cells: moderators("REPORTER_NOT_HEARD"),
      body: ({ requestSeq }) => ({ requestSeq, outcome: "KEPT", reason: "A reason" }),
    },
  ],
  "POST admin/deletion/extend": [
    { cells: moderators(204), body: async (filed) => ({ requestSeq: await filed.dispute(), reason: "A reason" }) },
  ],
  "GET report/paper/{dclrSeq}": [{ cells: ownerOnly(200), path: ({ privateSeq }) => `report/paper/${privateSeq}` }],
  "GET report/letter/{dclrSeq}": [{ cells: ownerOnly(200), path: ({ publicSeq }) => `report/letter/${publicSeq}` }],
  "GET report/file/{fileId}": [{ cells: ownerOrAdmin(200), path: ({ fileId }) => `report/file/${fileId}` }],
};

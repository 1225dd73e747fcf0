// The route table: every screen of the app, once (SPEC.md section 2). Each is a chunk of its own, and so is this table:
// a visit to home doesn't load it.
import { type AnyScreen, type Search, screen, seqParam } from "../routing/screen.ts";
import { home } from "./home.ts";

const soon = async () => ({ default: (await import("../support/soon-screen.tsx")).SoonScreen });

/** Keeps these parts, as texts. The screen reads them: its filters need not be there before it is. */
const only =
  (...names: readonly string[]) =>
  (raw: Search) =>
    Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : [])));
const dateOnly = (raw: Search) => (/^\d{4}-\d\d-\d\d$/.test(String(raw.date)) ? { date: String(raw.date) } : {});

export const screens: readonly AnyScreen[] = [
  home,
  screen({
    path: "/login/callback",
    page: "login",
    texts: ["account"],
    search: only("code", "state", "error"),
    load: async () => ({ default: (await import("../account/login-screen.tsx")).LoginScreen }),
  }),
  screen({
    path: "/login/join",
    page: "login",
    texts: ["account", "terms"],
    load: async () => ({ default: (await import("../account/join-screen.tsx")).JoinScreen }),
  }),
  screen({
    path: "/home/subscribe/confirm",
    page: "newsletterConfirm",
    texts: ["newsletter"],
    search: only("token"),
    load: async () => ({ default: (await import("../newsletter/confirm-screen.tsx")).ConfirmScreen }),
  }),
  screen({
    path: "/home/subscribe/end",
    page: "newsletterEnd",
    texts: ["newsletter"],
    search: only("token"),
    load: async () => ({ default: (await import("../newsletter/end-screen.tsx")).EndScreen }),
  }),
  screen({
    path: "/term/privacy",
    page: "privacy",
    texts: ["terms"],
    footer: false,
    search: dateOnly,
    load: async () => ({ default: (await import("../terms/terms-screen.tsx")).PrivacyScreen }),
  }),
  screen({
    path: "/term/service",
    page: "service",
    texts: ["terms"],
    footer: false,
    load: async () => ({ default: (await import("../terms/terms-screen.tsx")).ServiceScreen }),
  }),
  screen({
    path: "/report",
    page: "reportKind",
    texts: ["attachments", "report", "terms", "wizard"],
    titlesItself: true,
    footer: false,
    guard: "login",
    load: async () => ({ default: (await import("../report/wizard/wizard-screen.tsx")).WriteScreen }),
  }),
  screen({
    path: "/report/:dclrSeq",
    page: "reportModify",
    texts: ["attachments", "report", "terms", "wizard"],
    footer: false,
    guard: "login",
    params: seqParam("dclrSeq"),
    load: async () => ({ default: (await import("../report/wizard/wizard-screen.tsx")).ModifyScreen }),
  }),
  screen({
    path: "/report/history",
    page: "history",
    texts: ["report"],
    search: only("crimeType", "chain", "declareType", "filedBy", "dclrSeq", "orderType", "searchKeyword", "page"),
    load: async () => ({ default: (await import("../report/history/history-screen.tsx")).HistoryScreen }),
  }),
  screen({
    path: "/report/history/:dclrSeq",
    page: "historyDetail",
    texts: ["report"],
    search: only("page", "targetPage"),
    params: seqParam("dclrSeq"),
    load: async () => ({ default: (await import("../report/detail/detail-screen.tsx")).DetailScreen }),
  }),
  screen({ path: "/insight/safer-view", page: "saferView", load: soon }),
  screen({ path: "/insight/safer-view/:viewSeq", page: "saferViewDetail", params: seqParam("viewSeq"), load: soon }),
  screen({ path: "/insight/block-news", page: "blockNews", load: soon }),
  screen({ path: "/insight/block-news/:newsSeq", page: "blockNewsDetail", params: seqParam("newsSeq"), load: soon }),
  screen({
    path: "/support/my-page",
    page: "myPage",
    texts: ["account", "report"],
    guard: "login",
    search: only("page"),
    load: async () => ({ default: (await import("../my-page/my-page-screen.tsx")).MyPageScreen }),
  }),
  screen({
    path: "/support/my-page/deregister",
    page: "myPage",
    texts: ["account"],
    guard: "login",
    load: async () => ({ default: (await import("../account/deregister-screen.tsx")).DeregisterScreen }),
  }),
  screen({
    path: "/support/declare/:userId",
    page: "declare",
    texts: ["report"],
    search: only("page"),
    params: ({ userId }) => (userId ? { userId } : undefined),
    load: async () => ({ default: (await import("../report/declare-screen.tsx")).DeclareScreen }),
  }),
  screen({ path: "/support/inquiry/list", page: "inquiries", guard: "login", load: soon }),
  screen({ path: "/support/inquiry/write", page: "inquiryWrite", guard: "login", load: soon }),
  screen({ path: "/support/inquiry/:seq", page: "inquiry", guard: "login", params: seqParam("seq"), load: soon }),
  screen({
    path: "/support/inquiry/modify/:seq",
    page: "inquiryModify",
    guard: "login",
    params: seqParam("seq"),
    load: soon,
  }),
  screen({
    path: "/support/analysis",
    page: "analyses",
    texts: ["analysis"],
    guard: "login",
    search: only("page"),
    load: async () => ({ default: (await import("../analysis/analyses-screen.tsx")).AnalysesScreen }),
  }),
  screen({
    path: "/support/analysis/write",
    page: "analysisWrite",
    texts: ["analysis"],
    guard: "login",
    search: only("dclrSeq"),
    load: async () => ({ default: (await import("../analysis/write-screen.tsx")).WriteAnalysisScreen }),
  }),
  screen({
    path: "/support/analysis/:analysisSeq",
    page: "analysis",
    texts: ["analysis"],
    guard: "login",
    params: seqParam("analysisSeq"),
    load: async () => ({ default: (await import("../analysis/analysis-screen.tsx")).AnalysisScreen }),
  }),
  screen({
    path: "/support/notice",
    page: "notices",
    texts: ["notice"],
    search: only("optionType", "searchKeyword", "page"),
    load: async () => ({ default: (await import("../notice/notices-screen.tsx")).NoticesScreen }),
  }),
  screen({
    path: "/support/notice/:seq",
    page: "notice",
    texts: ["notice"],
    params: seqParam("seq"),
    load: async () => ({ default: (await import("../notice/notice-screen.tsx")).NoticeScreen }),
  }),
  screen({
    path: "/admin/analysis",
    page: "adminAnalyses",
    texts: ["analysis"],
    guard: "admin",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../analysis/admin/analyses-screen.tsx")).AdminAnalysesScreen }),
  }),
  screen({
    path: "/admin/analysis/:analysisSeq",
    page: "adminAnalysis",
    texts: ["analysis"],
    guard: "admin",
    params: seqParam("analysisSeq"),
    load: async () => ({ default: (await import("../analysis/admin/analysis-screen.tsx")).AdminAnalysisScreen }),
  }),
  screen({
    path: "/admin/comment",
    page: "adminComments",
    texts: ["comments"],
    guard: "admin",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../comment/admin/comments-screen.tsx")).AdminCommentsScreen }),
  }),
  screen({
    path: "/admin/notice",
    page: "adminNotices",
    texts: ["notice"],
    guard: "admin",
    search: only("page"),
    load: async () => ({ default: (await import("../notice/admin/notices-screen.tsx")).AdminNoticesScreen }),
  }),
  screen({
    path: "/admin/notice/write",
    page: "adminNoticeWrite",
    texts: ["notice"],
    guard: "admin",
    load: async () => ({ default: (await import("../notice/admin/write-screen.tsx")).WriteNoticeScreen }),
  }),
  screen({
    path: "/admin/notice/:seq",
    page: "adminNotice",
    texts: ["notice"],
    guard: "admin",
    params: seqParam("seq"),
    load: async () => ({ default: (await import("../notice/admin/edit-screen.tsx")).EditNoticeScreen }),
  }),
  screen({ path: "/admin/safer-view", page: "adminSaferViews", guard: "admin", load: soon }),
  screen({
    path: "/admin/safer-view/:viewSeq",
    page: "adminSaferView",
    guard: "admin",
    params: seqParam("viewSeq"),
    load: soon,
  }),
];

/** Redirects. */
export const redirects: Readonly<Record<string, string>> = { "/home": "/", "/insight": "/insight/safer-view" };

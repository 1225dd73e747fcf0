// The part of the route table for admins, moderators and editors.
import { TERMS_CODES } from "@sb/contracts/codes.ts";
import { type AnyScreen, type Search, screen, seqParam } from "../routing/screen.ts";
import { dateOnly, only } from "./search-parts.ts";

const termsCodeParam = (raw: Search) => {
  const code = TERMS_CODES.find((each) => each === raw.code);
  return code && { code };
};

export const adminScreens: readonly AnyScreen[] = [
  screen({
    path: "/admin",
    page: "adminStart",
    texts: ["operation"],
    guard: "staff",
    load: async () => ({ default: (await import("../operation/start-screen.tsx")).StartScreen }),
  }),
  screen({
    path: "/admin/job",
    page: "adminJobs",
    texts: ["operation"],
    guard: "admin",
    search: only("kind", "state", "page"),
    load: async () => ({ default: (await import("../operation/jobs-screen.tsx")).JobsScreen }),
  }),
  screen({
    path: "/admin/projection",
    page: "adminProjections",
    texts: ["operation"],
    guard: "admin",
    load: async () => ({ default: (await import("../operation/projections-screen.tsx")).ProjectionsScreen }),
  }),
  screen({
    path: "/admin/agency/:agencySeq/deliveries",
    page: "adminDeliveries",
    texts: ["delivery"],
    guard: "admin",
    params: seqParam("agencySeq"),
    search: only("outcome", "page"),
    load: async () => ({ default: (await import("../delivery/admin/deliveries-screen.tsx")).DeliveriesScreen }),
  }),
  screen({
    path: "/admin/audit",
    page: "adminAudit",
    texts: ["audit"],
    guard: "admin",
    search: only("subject", "act", "actor", "from", "to", "page"),
    load: async () => ({ default: (await import("../audit/audit-screen.tsx")).AuditScreen }),
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
    guard: "moderator",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../comment/admin/comments-screen.tsx")).AdminCommentsScreen }),
  }),
  screen({
    path: "/admin/inquiry",
    page: "adminInquiries",
    texts: ["inquiry"],
    guard: "admin",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../inquiry/admin/inquiries-screen.tsx")).AdminInquiriesScreen }),
  }),
  screen({
    path: "/admin/inquiry/:seq",
    page: "adminInquiry",
    texts: ["comments", "inquiry"],
    guard: "admin",
    params: seqParam("seq"),
    load: async () => ({ default: (await import("../inquiry/admin/inquiry-screen.tsx")).AdminInquiryScreen }),
  }),
  screen({
    path: "/admin/deletion",
    page: "adminDisputes",
    texts: ["dispute"],
    guard: "moderator",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../dispute/admin/disputes-screen.tsx")).AdminDisputesScreen }),
  }),
  screen({
    path: "/admin/deletion/:requestSeq",
    page: "adminDispute",
    texts: ["dispute"],
    guard: "moderator",
    params: seqParam("requestSeq"),
    load: async () => ({ default: (await import("../dispute/admin/dispute-screen.tsx")).AdminDisputeScreen }),
  }),
  screen({
    path: "/admin/unusual",
    page: "adminUnusual",
    texts: ["unusual"],
    guard: "moderator",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../unusual/unusual-screen.tsx")).UnusualScreen }),
  }),
  screen({
    path: "/admin/news",
    page: "adminNews",
    texts: ["news"],
    guard: "editor",
    search: only("status", "page"),
    load: async () => ({ default: (await import("../news/admin/news-screen.tsx")).AdminNewsScreen }),
  }),
  screen({
    path: "/admin/news-source",
    page: "adminNewsSources",
    texts: ["news"],
    guard: "editor",
    load: async () => ({ default: (await import("../news/admin/sources-screen.tsx")).NewsSourcesScreen }),
  }),
  screen({
    path: "/admin/terms",
    page: "adminTerms",
    texts: ["versions"],
    guard: "editor",
    load: async () => ({ default: (await import("../terms/admin/terms-list-screen.tsx")).AdminTermsScreen }),
  }),
  screen({
    path: "/admin/api-key",
    page: "adminApiKeys",
    texts: ["apikey"],
    guard: "admin",
    search: only("page"),
    load: async () => ({ default: (await import("../apikey/admin-keys-screen.tsx")).AdminKeysScreen }),
  }),
  screen({
    path: "/admin/terms/:code/draft",
    page: "adminTermsDraft",
    texts: ["versions"],
    guard: "editor",
    params: termsCodeParam,
    load: async () => ({ default: (await import("../terms/admin/terms-draft-screen.tsx")).TermsDraftScreen }),
  }),
  screen({
    path: "/admin/terms/:code/:date",
    page: "adminTermsVersion",
    texts: ["versions"],
    guard: "editor",
    params: (raw) => {
      const terms = termsCodeParam(raw);
      const { date } = dateOnly(raw);
      return terms && date ? { ...terms, date } : undefined;
    },
    load: async () => ({ default: (await import("../terms/admin/terms-version-screen.tsx")).TermsVersionScreen }),
  }),
  screen({
    path: "/admin/notice",
    page: "adminNotices",
    texts: ["notice"],
    guard: "editor",
    search: only("only", "page"),
    load: async () => ({ default: (await import("../notice/admin/notices-screen.tsx")).AdminNoticesScreen }),
  }),
  screen({
    path: "/admin/notice/write",
    page: "adminNoticeWrite",
    texts: ["notice"],
    guard: "editor",
    load: async () => ({ default: (await import("../notice/admin/write-screen.tsx")).WriteNoticeScreen }),
  }),
  screen({
    path: "/admin/notice/:seq",
    page: "adminNotice",
    texts: ["notice"],
    guard: "editor",
    params: seqParam("seq"),
    load: async () => ({ default: (await import("../notice/admin/edit-screen.tsx")).EditNoticeScreen }),
  }),
  screen({
    path: "/admin/safer-view",
    page: "adminSaferViews",
    texts: ["insight", "articles"],
    guard: "editor",
    search: only("status", "category", "searchKeyword", "page"),
    load: async () => ({ default: (await import("../insight/admin/articles-screen.tsx")).ArticlesScreen }),
  }),
  screen({
    path: "/admin/safer-view/:viewSeq",
    page: "adminSaferView",
    texts: ["attachments", "insight", "articles"],
    guard: "editor",
    params: seqParam("viewSeq"),
    load: async () => ({ default: (await import("../insight/admin/edit-screen.tsx")).EditArticleScreen }),
  }),
];

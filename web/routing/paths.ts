// Builds every path of the app; no other file contains a path.
type Words = Readonly<Record<string, string | number | undefined>>;

/** A path with its query; undefined and empty values are omitted. */
export function withSearch(path: string, search: Words = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  home: "/",
  login: { join: "/login/join" },
  term: { privacy: (search?: Words) => withSearch("/term/privacy", search), service: "/term/service" },
  report: {
    write: "/report",
    modify: (dclrSeq: number) => `/report/${dclrSeq}`,
    receipt: (dclrSeq: number) => `/report/receipt/${dclrSeq}`,
    history: (search?: Words) => withSearch("/report/history", search),
    detail: (dclrSeq: number, search?: Words) => withSearch(`/report/history/${dclrSeq}`, search),
  },
  /** Requests to delete a report. */
  dispute: {
    write: (dclrSeq: number) => `/report/history/${dclrSeq}/deletion`,
    list: (search?: Words) => withSearch("/report/deletion", search),
    one: (requestSeq: number) => `/report/deletion/${requestSeq}`,
  },
  watch: {
    list: (search?: Words) => withSearch("/watch", search),
  },
  insight: {
    saferViews: (search?: Words) => withSearch("/insight/safer-view", search),
    saferView: (viewSeq: number, search?: Words) => withSearch(`/insight/safer-view/${viewSeq}`, search),
    blockNews: (search?: Words) => withSearch("/insight/block-news", search),
    article: (newsSeq: number) => `/insight/block-news/${newsSeq}`,
  },
  support: {
    myPage: (search?: Words) => withSearch("/support/my-page", search),
    deregister: "/support/my-page/deregister",
    apiKeys: "/support/api-key",
    declare: (userId: string, search?: Words) => withSearch(`/support/declare/${encodeURIComponent(userId)}`, search),
    inquiries: (search?: Words) => withSearch("/support/inquiry/list", search),
    inquiry: (seq: number) => `/support/inquiry/${seq}`,
    inquiryModify: (seq: number) => `/support/inquiry/modify/${seq}`,
    inquiryWrite: "/support/inquiry/write",
    analyses: (search?: Words) => withSearch("/support/analysis", search),
    analysisWrite: (search?: Words) => withSearch("/support/analysis/write", search),
    analysis: (analysisSeq: number) => `/support/analysis/${analysisSeq}`,
    notices: (search?: Words) => withSearch("/support/notice", search),
    notice: (seq: number) => `/support/notice/${seq}`,
  },
  /** The area of those who act for an agency. */
  agency: {
    inbox: (search?: Words) => withSearch("/agency", search),
    report: (dclrSeq: number) => `/agency/report/${dclrSeq}`,
    own: "/agency/about",
    key: "/agency/key",
    /** Of one report; without it, of a package that was saved. */
    open: (search?: Words) => withSearch("/agency/open", search),
  },
  admin: {
    start: "/admin",
    jobs: (search?: Words) => withSearch("/admin/job", search),
    projections: "/admin/projection",
    deliveries: (agencySeq: number, search?: Words) => withSearch(`/admin/agency/${agencySeq}/deliveries`, search),
    audit: (search?: Words) => withSearch("/admin/audit", search),
    saferViews: (search?: Words) => withSearch("/admin/safer-view", search),
    saferView: (viewSeq: number) => `/admin/safer-view/${viewSeq}`,
    analyses: (search?: Words) => withSearch("/admin/analysis", search),
    analysis: (analysisSeq: number) => `/admin/analysis/${analysisSeq}`,
    comments: (search?: Words) => withSearch("/admin/comment", search),
    inquiries: (search?: Words) => withSearch("/admin/inquiry", search),
    inquiry: (seq: number) => `/admin/inquiry/${seq}`,
    disputes: (search?: Words) => withSearch("/admin/deletion", search),
    dispute: (requestSeq: number) => `/admin/deletion/${requestSeq}`,
    unusual: (search?: Words) => withSearch("/admin/unusual", search),
    agencies: (search?: Words) => withSearch("/admin/agency", search),
    agencyNew: "/admin/agency/register",
    agency: (agencySeq: number) => `/admin/agency/${agencySeq}`,
    news: (search?: Words) => withSearch("/admin/news", search),
    newsSources: "/admin/news-source",
    notices: (search?: Words) => withSearch("/admin/notice", search),
    notice: (seq: number) => `/admin/notice/${seq}`,
    noticeWrite: "/admin/notice/write",
    apiKeys: (search?: Words) => withSearch("/admin/api-key", search),
    terms: "/admin/terms",
    termsVersion: (code: string, date: string) => `/admin/terms/${code}/${date}`,
    termsDraft: (code: string) => `/admin/terms/${code}/draft`,
  },
} as const;

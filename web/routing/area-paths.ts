// Where the screens of the admin area and of agencies are: apart, because most people never go there.
import { type Words, withSearch } from "./paths.ts";

export const areaPaths = {
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

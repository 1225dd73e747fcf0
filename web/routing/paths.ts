// Builds every path of the app; no other file contains a path.
export type Words = Readonly<Record<string, string | number | undefined>>;

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
    webhooks: "/support/webhook",
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
} as const;

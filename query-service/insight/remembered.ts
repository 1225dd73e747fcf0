// Which answers about articles are remembered. They differ for those who like one of them.
import type { InsightQueryKey } from "@sb/contracts/insight/routes.ts";
import type { RememberRules } from "../runtime/remember.ts";

export const rememberedArticles: RememberRules<InsightQueryKey> = {
  "GET insight/safer-view": { differsFor: ({ items }) => someoneLikes(items) },
  "GET insight/safer-view/{viewSeq}": { differsFor: (article) => someoneLikes([article]) },
};

const someoneLikes = (articles: readonly { readonly likeCount: number }[]) => {
  const isLiked = articles.some(({ likeCount }) => likeCount > 0);
  return () => isLiked;
};

// Answers about news are the same for everybody but those who may like one of what they show.
import type { NewsQueryKey } from "@sb/contracts/news/routes.ts";
import type { RememberRules } from "../runtime/remember.ts";

const isLiked = ({ likeCount }: { readonly likeCount: number }): boolean => likeCount > 0;

export const rememberedNews: RememberRules<NewsQueryKey> = {
  "GET insight/block-news": {
    differsFor: ({ items }) => {
      const differs = items.some(isLiked);
      return () => differs;
    },
  },
  "GET insight/block-news/category": { differsFor: () => () => false },
  "GET insight/block-news/detail/{newsSeq}": { differsFor: (news) => () => isLiked(news) },
};

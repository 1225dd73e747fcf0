import { LIMITS } from "@sb/contracts/limits.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { List } from "../list/list-view.tsx";
import type { CommentView, ReplyView } from "./comment.ts";

type Comments = UseQueryResult<List<CommentView>>;
/** Replies that were asked for, by comment; from the first one on. */
type Opened = Readonly<Record<number, readonly ReplyView[]>>;

/** Asks for a page of the replies to a comment. */
type AskReplies = (
  commentSeq: number,
  pagination: { readonly page: string; readonly size: string },
) => Promise<{ readonly items: readonly ReplyView[] }>;

/** The replies that did not come along with their comment, page by page. */
export function useMoreReplies(ask: AskReplies) {
  const [opened, setOpened] = useState<Opened>({});
  return {
    withMore: (query: Comments): Comments =>
      query.data ? { ...query, data: { ...query.data, items: query.data.items.map(extended) } } : query,
    onMoreReplies: async (commentSeq: number) => {
      const known = opened[commentSeq] ?? [];
      const more = await repliesOf(ask, commentSeq, known.length / LIMITS.pageSizeMax + 1);
      setOpened((before) => ({ ...before, [commentSeq]: [...known, ...more] }));
    },
    /** After a write: what is open is asked for again. */
    reload: async () => {
      const again = Object.entries(opened).map(async ([seq, known]) => {
        const pages = Array.from({ length: Math.ceil(known.length / LIMITS.pageSizeMax) }, (_, i) => i + 1);
        const found = await Promise.all(pages.map((page) => repliesOf(ask, Number(seq), page)));
        return [seq, found.flat()] as const;
      });
      setOpened(Object.fromEntries(await Promise.all(again)));
    },
  };

  function extended(comment: CommentView): CommentView {
    const replies = opened[comment.commentSeq] ?? [];
    const total = comment.replies.length + comment.more;
    return replies.length <= comment.replies.length ? comment : { ...comment, replies, more: total - replies.length };
  }
}

async function repliesOf(ask: AskReplies, commentSeq: number, page: number): Promise<readonly ReplyView[]> {
  return (await ask(commentSeq, { page: String(page), size: String(LIMITS.pageSizeMax) })).items;
}

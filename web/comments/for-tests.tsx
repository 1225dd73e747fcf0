// Comments, and a page to show them on, for the tests of the block.
import { paginate } from "@sb/contracts/http.ts";
import { MutationCache, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { ModalHost } from "../modals/modal-host.tsx";
import type { CommentActions, CommentView, ReplyView } from "./comment.ts";
import { Comments } from "./comments.tsx";

const WRITTEN = { nick: "Writer", mine: false, writtenAt: "2025-11-21T01:02:03.000Z" };

export const reply = (commentSeq: number, more: Partial<typeof WRITTEN> = {}): ReplyView => ({
  ...WRITTEN,
  commentSeq,
  status: "SHOWN",
  content: `Reply ${commentSeq}`,
  ...more,
});
export const comment = (commentSeq: number, more: Partial<CommentView> = {}): CommentView =>
  ({
    ...WRITTEN,
    commentSeq,
    status: "SHOWN",
    content: `Comment ${commentSeq}`,
    replies: [],
    more: 0,
    ...more,
  }) as CommentView;

/** Shows something with what it needs around it. `failed` is called as the error handler is. */
export function show(content: ReactNode, failed = vi.fn()) {
  const mutationCache = new MutationCache({ onError: (error, _values, _result, { meta }) => failed(error, meta) });
  const client = new QueryClient({ mutationCache, defaultOptions: { queries: { retry: 0 } } });
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18nIn("en")}>
        {inner}
        <ModalHost />
      </I18nextProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(around(content));
  return { failed, client, rerender: (next: ReactNode) => rerender(around(next)) };
}

type Load = () => Promise<readonly CommentView[]>;

/** Comments as a subject shows them. Each action refetches the query. */
export function showComments(load: Load, given: Partial<CommentActions> = {}) {
  const actions = { onComment: vi.fn(async () => {}), onDelete: vi.fn(async () => {}), ...given };
  const shown = show(<Subject load={load} actions={actions} />);
  return { ...shown, ...actions };
}

function Subject({ load, actions }: { load: Load; actions: CommentActions }) {
  const query = useQuery({
    queryKey: ["comments"],
    queryFn: async () => {
      const items = await load();
      return { items, pagination: paginate(1, 10, items.length === 10 ? 12 : items.length) };
    },
  });
  return <Comments query={query} hrefOf={(page) => `/subject/1?page=${page}`} {...actions} />;
}

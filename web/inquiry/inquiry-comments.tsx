import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import { Comments } from "../comments/comments.tsx";
import { talkOf } from "./talk.ts";
import { useFreshInquiries } from "./use-fresh-inquiries.ts";

type Props = {
  seq: number;
  /** The screen's own path. */
  href: string;
  hint: string;
  /** They are written in another form of the screen. */
  readOnly?: boolean;
};

/** Comments of the person and of admins below an inquiry. */
export function InquiryComments({ seq, href, hint, readOnly = false }: Props) {
  const { t } = useTranslation();
  const refresh = useFreshInquiries();
  const team = t(($) => $.inquiry.detail.team);
  const select = useCallback((inquiry: Parameters<typeof talkOf>[0]) => talkOf(inquiry, team), [team]);
  const query = useQuery({ ...queryOf("GET support/inquiry/{seq}", { params: { seq } }), select });
  return (
    <Comments
      query={query}
      hrefOf={() => href}
      hint={hint}
      readOnly={readOnly}
      onComment={async (content, { idempotencyKey }) => {
        await call("POST support/inquiry/comment/leave", { body: { seq, content }, idempotencyKey });
        await refresh();
      }}
      onDelete={async (commentSeq) => {
        await call("POST support/inquiry/comment/delete", { body: { seq, commentSeq } });
        await refresh();
      }}
    />
  );
}

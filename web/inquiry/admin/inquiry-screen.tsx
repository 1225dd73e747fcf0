import { useTranslation } from "react-i18next";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import detail from "../../ui/detail.module.css";
import { Page } from "../../ui/page.tsx";
import { InquiryArticle } from "../inquiry-article.tsx";
import { InquiryComments } from "../inquiry-comments.tsx";
import { InquiryQuery } from "../inquiry-query.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** One inquiry, with what an admin may do: answer it, and comment. */
export function AdminInquiryScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/admin/inquiry")} label={t(($) => $.inquiry.admin.back)} />}>
      <InquiryQuery
        seq={seq}
        draw={(inquiry) => {
          const nick = inquiry.nick || t(($) => $.common.formerMember);
          return (
            <div className={detail.stack}>
              <InquiryArticle inquiry={inquiry}>
                <p className={detail.quiet}>
                  <bdi>{t(($) => $.inquiry.admin.by, { nick })}</bdi>
                </p>
                {inquiry.status === "SUBMITTED" && <AnswerForm inquiry={inquiry} />}
              </InquiryArticle>
              <InquiryComments
                seq={seq}
                href={pathTo("/admin/inquiry/:seq", { seq })}
                hint={t(($) => $.inquiry.admin.commentHint)}
                readOnly={inquiry.status === "SUBMITTED"}
              />
            </div>
          );
        }}
      />
    </Page>
  );
}

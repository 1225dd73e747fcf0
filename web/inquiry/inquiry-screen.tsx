import { useTranslation } from "react-i18next";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import { Page } from "../ui/page.tsx";
import { InquiryArticle } from "./inquiry-article.tsx";
import { InquiryComments } from "./inquiry-comments.tsx";
import { InquiryQuery } from "./inquiry-query.tsx";
import { OwnActions } from "./own-actions.tsx";

/** One of a person's own inquiries. */
export function InquiryScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/support/inquiry/list")} label={t(($) => $.inquiry.back)} />}>
      <InquiryQuery
        seq={seq}
        draw={(inquiry) => (
          <div className={detail.stack}>
            <InquiryArticle inquiry={inquiry}>
              {inquiry.mine && inquiry.status === "SUBMITTED" && <OwnActions seq={seq} />}
            </InquiryArticle>
            <InquiryComments
              seq={seq}
              href={pathTo("/support/inquiry/:seq", { seq })}
              hint={
                inquiry.status === "PROCESSED" ? t(($) => $.inquiry.detail.askBack) : t(($) => $.inquiry.detail.private)
              }
            />
          </div>
        )}
      />
    </Page>
  );
}

import { useTranslation } from "react-i18next";
import { problemText } from "../errors/problem-text.ts";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import styles from "./inquiry.module.css";
import { InquiryForm } from "./inquiry-form.tsx";
import { InquiryQuery } from "./inquiry-query.tsx";

/** Changes one's own inquiry. A processed one can't be changed any more, and the page says so. */
export function ModifyInquiryScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/support/inquiry/:seq", { seq })} label={t(($) => $.inquiry.modify.back)} />}
      title={t(($) => $.inquiry.modify.heading)}
    >
      <InquiryQuery
        seq={seq}
        titled
        draw={(inquiry) =>
          inquiry.mine && inquiry.status === "SUBMITTED" ? (
            <InquiryForm inquiry={inquiry} />
          ) : (
            <p className={styles.note}>{problemText("INQUIRY_PROCESSED", t)}</p>
          )
        }
      />
    </Page>
  );
}

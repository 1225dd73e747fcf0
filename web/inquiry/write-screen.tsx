import { useTranslation } from "react-i18next";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { InquiryForm } from "./inquiry-form.tsx";

/** A new inquiry. */
export function WriteInquiryScreen() {
  const { t } = useTranslation();
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/support/inquiry/list")} label={t(($) => $.inquiry.back)} />}
      title={t(($) => $.inquiry.write.heading)}
      lead={t(($) => $.inquiry.write.lead)}
    >
      <InquiryForm />
    </Page>
  );
}

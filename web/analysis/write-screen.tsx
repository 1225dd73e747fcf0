import { useTranslation } from "react-i18next";
import { BackLink } from "../list/back-link.tsx";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { AnalysisForm } from "./analysis-form.tsx";

/** Asks for an analysis; the URL may name the report that it is about. */
export function WriteAnalysisScreen() {
  const { t } = useTranslation();
  const { dclrSeq } = useSearch();
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/support/analysis")} label={t(($) => $.analysis.write.back)} />}
      title={t(($) => $.analysis.write.heading)}
      lead={t(($) => $.analysis.write.lead)}
    >
      <AnalysisForm report={/^\d{1,16}$/.test(String(dclrSeq)) ? String(dclrSeq) : undefined} />
    </Page>
  );
}

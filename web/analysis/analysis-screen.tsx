import { useTranslation } from "react-i18next";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { AnalysisArticle } from "./analysis-article.tsx";
import { AnalysisQuery } from "./analysis-query.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** One of a person's own requests. */
export function AnalysisScreen({ analysisSeq }: { analysisSeq: number }) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/support/analysis")} label={t(($) => $.analysis.write.back)} />}>
      <AnalysisQuery
        analysisSeq={analysisSeq}
        draw={(analysis) => (
          <AnalysisArticle analysis={analysis}>
            {analysis.mine && analysis.status !== "WITHDRAWN" && <WithdrawButton analysis={analysis} />}
          </AnalysisArticle>
        )}
      />
    </Page>
  );
}

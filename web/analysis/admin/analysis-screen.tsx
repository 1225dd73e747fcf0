import { useTranslation } from "react-i18next";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import detail from "../../ui/detail.module.css";
import { Page } from "../../ui/page.tsx";
import { AnalysisArticle } from "../analysis-article.tsx";
import { AnalysisQuery } from "../analysis-query.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** One request, with what an admin may do: begin, answer, close. */
export function AdminAnalysisScreen({ analysisSeq }: { analysisSeq: number }) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/admin/analysis")} label={t(($) => $.analysis.admin.back)} />}>
      <AnalysisQuery
        analysisSeq={analysisSeq}
        draw={(analysis) => {
          const nick = analysis.nick || t(($) => $.common.formerMember);
          const isOpen = analysis.status === "RECEIVED" || analysis.status === "IN_PROGRESS";
          return (
            <AnalysisArticle analysis={analysis}>
              <p className={detail.quiet}>
                <bdi>{t(($) => $.analysis.admin.by, { nick })}</bdi>
              </p>
              {isOpen && <AnswerForm analysis={analysis} />}
            </AnalysisArticle>
          );
        }}
      />
    </Page>
  );
}

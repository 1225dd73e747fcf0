import { useTranslation } from "react-i18next";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { DisputeArticle } from "./dispute-article.tsx";
import { DisputeQuery } from "./dispute-query.tsx";
import { ProofPanel } from "./proof/proof-panel.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** One request, for the two sides: the reporter answers, the requester proves control or withdraws. */
export function DisputeScreen({ requestSeq }: { requestSeq: number }) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/report/deletion")} label={t(($) => $.dispute.heading)} />}>
      <DisputeQuery
        requestSeq={requestSeq}
        draw={(dispute) => {
          const isOwn = dispute.role === "REQUESTER";
          const isRequester = isOwn && dispute.status === "OPEN";
          return (
            <DisputeArticle dispute={dispute} first={dispute.mayAnswer && <AnswerForm requestSeq={requestSeq} />}>
              {isRequester && !dispute.proof && <ProofPanel dispute={dispute} />}
              {isRequester && <WithdrawButton requestSeq={requestSeq} />}
              {isOwn && (
                <div>
                  <LinkButton href={`${pathTo("/verify")}#request=${requestSeq}`}>
                    {t(($) => $.dispute.detail.publicProof)}
                  </LinkButton>
                </div>
              )}
            </DisputeArticle>
          );
        }}
      />
    </Page>
  );
}

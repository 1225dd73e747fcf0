import type { TermsCode } from "@sb/contracts/codes.ts";
import { useSearch, useSetSearch } from "../app/navigation.ts";
import { paths } from "../app/paths.ts";
import { Page } from "../app/shell/page-frame.tsx";
import { useText } from "../i18n/text.tsx";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import styles from "./terms-screen.module.css";
import { TermsText } from "./terms-text.tsx";
import { useTerms } from "./use-terms.ts";

/** /term/service */
export const ServiceScreen = () => <TermsScreen code="A01" title={useText().terms.service} />;

/** /term/privacy: its versions are chosen by date, which stands in the URL. */
export const PrivacyScreen = () => <TermsScreen code="B01" title={useText().terms.privacy} />;

function TermsScreen({ code, title }: { code: TermsCode; title: string }) {
  const { terms } = useText();
  const { date } = useSearch();
  const setSearch = useSetSearch();
  const { item, dates } = useTerms(code, typeof date === "string" ? date : undefined);
  return (
    <Page reading title={title}>
      <Card>
        <TermsText
          item={item}
          dates={dates}
          onChooseDate={(chosen) => void setSearch({ date: chosen }, { replace: true })}
          headingLevel={2}
        />
      </Card>
      <p className={styles.confirm}>
        <LinkButton kind="primary" href={paths.home}>
          {terms.confirm}
        </LinkButton>
      </p>
    </Page>
  );
}

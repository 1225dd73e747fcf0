import { TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { MoreTerms } from "../consent/more-terms.tsx";
import { TermsText } from "../consent/terms-text.tsx";
import { useTerms } from "../consent/use-terms.ts";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./terms-screen.module.css";

/** /term/service */
export const ServiceScreen = () => <TermsScreen code="A01" page="service" />;

/** /term/privacy; the version is chosen by date, in the URL. */
export const PrivacyScreen = () => <TermsScreen code="B01" page="privacy" />;

function TermsScreen({ code, page }: { code: TermsCode; page: "service" | "privacy" }) {
  const { t } = useTranslation();
  const { date } = useSearch();
  const setSearch = useSetSearch();
  const { item, dates } = useTerms(code, typeof date === "string" ? date : undefined);
  return (
    <Page reading title={t(($) => $.terms[page])}>
      <Card>
        <TermsText
          item={item}
          dates={dates}
          onChooseDate={(chosen) => void setSearch({ date: chosen }, { replace: true })}
          headingLevel={2}
        />
        <MoreTerms leadsHome codes={TERMS_CODES.filter((other) => other !== code)} />
      </Card>
      <p className={styles.confirm}>
        <LinkButton kind="primary" href={pathTo("/")}>
          {t(($) => $.terms.confirm)}
        </LinkButton>
      </p>
    </Page>
  );
}

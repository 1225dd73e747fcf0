import type { MyPage } from "@sb/contracts/account/wire.ts";
import type { TermsCode } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { useShowTerms } from "../consent/show-terms.tsx";
import { useFormat } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./my-page-screen.module.css";

/** The terms that I agreed to: which version, and when. */
export function Agreements({ agreements }: Pick<MyPage, "agreements">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const showTerms = useShowTerms({ leadsHome: false });
  const names: Readonly<Record<TermsCode, string>> = {
    ...t(($) => $.common.footer.terms, { returnObjects: true }),
    A01: t(($) => $.common.footer.service),
    B01: t(($) => $.common.footer.privacy),
  };
  if (agreements.length === 0) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t(($) => $.account.myPage.agreements)}</h2>
      </div>
      <ul className={styles.agreements}>
        {agreements.map(({ code, applyDt, at }) => (
          <li key={code}>
            <strong>{names[code]}</strong>
            <span>{t(($) => $.account.myPage.agreed, { version: date(applyDt), date: date(at) })}</span>
            <Button
              size="small"
              aria-label={t(($) => $.account.myPage.readOf, { name: names[code] })}
              onClick={() => showTerms(code, applyDt)}
            >
              {t(($) => $.account.myPage.read)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useLanguage } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./more-terms.module.css";
import { useShowTerms } from "./show-terms.tsx";

/** Names of further terms, each opens in a dialog. Renders nothing until the names are loaded. */
export function MoreTerms({ codes, leadsHome = false }: { codes: readonly TermsCode[]; leadsHome?: boolean }) {
  const { t } = useTranslation();
  const { language: lang } = useLanguage();
  const { data } = useQuery({
    ...queryOf("GET terms", { query: { codes: codes.join(","), lang } }),
    meta: { inline: true },
  });
  const showTerms = useShowTerms({ leadsHome });
  const heading = useId();
  if (!data) return null;
  return (
    <div className={styles.more}>
      <p id={heading}>{t(($) => $.terms.more)}</p>
      <ul aria-labelledby={heading}>
        {data.items.map(({ code, agreeName }) => (
          <li key={code}>
            <Button kind="quiet" size="small" onClick={() => showTerms(code)}>
              {agreeName}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { JOIN_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { MoreTerms } from "../../consent/more-terms.tsx";
import { useShowTerms } from "../../consent/show-terms.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { CheckboxField } from "../../ui/fields/checkbox-field.tsx";
import styles from "./join-form.module.css";
import { type Agreed, allAgreed, type JoinTerm, someAgreed } from "./terms.ts";

type Props = {
  /** Id of the first checkbox, for the link in the error summary. */
  id: string;
  agreed: Agreed;
  onAgree: (code: JoinTerm, value: boolean) => void;
  onAgreeToAll: (value: boolean) => void;
};

/** Policies that apply to every member and need no consent. */
const POLICIES: readonly TermsCode[] = ["A02", "B02"];

/** The terms to agree to, one by one or all at once; each can be read. */
export function TermsBox({ id, agreed, onAgree, onAgreeToAll }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data } = useQuery(queryOf("GET terms", { query: { codes: JOIN_TERMS.join(","), lang: language } }));
  const showTerms = useShowTerms();
  return (
    <fieldset className={styles.terms}>
      <legend>{t(($) => $.account.join.terms)}</legend>
      <div className={styles.all}>
        <CheckboxField
          id={id}
          label={t(($) => $.terms.all)}
          checked={allAgreed(agreed)}
          indeterminate={someAgreed(agreed)}
          onChange={onAgreeToAll}
        />
      </div>
      {JOIN_TERMS.map((code) => {
        const name = data?.items.find((item) => item.code === code)?.agreeName;
        return (
          <div key={code} className={styles.row}>
            <CheckboxField
              id={`${id}-${code}`}
              label={name ? `[${t(($) => $.terms.requiredTag)}] ${name}` : <Skeleton width="14em" />}
              checked={agreed[code]}
              onChange={(value) => onAgree(code, value)}
              required
            />
            <Button
              kind="quiet"
              size="small"
              aria-label={t(($) => $.terms.viewOf, { name: name ?? "" })}
              onClick={() => showTerms(code)}
            >
              {t(($) => $.terms.view)}
            </Button>
          </div>
        );
      })}
      <MoreTerms codes={POLICIES} />
    </fieldset>
  );
}

import type { TermsCode } from "@sb/contracts/codes.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import styles from "./due-terms.module.css";
import { useShowTerms } from "./show-terms.tsx";

type Props = { id: string; items: ResponseOf<"GET terms">["items"]; onAgree: () => void };

/** A box for each text, which can be read; none is ticked for the person. */
export function DueTerms({ id, items, onAgree }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const showTerms = useShowTerms();
  const [agreed, setAgreed] = useState<readonly TermsCode[]>([]);
  const [tried, setTried] = useState(false);
  const isWhole = items.every(({ code }) => agreed.includes(code));
  return (
    <form
      id={id}
      className={styles.terms}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole) onAgree();
      }}
    >
      {items.map(({ code, agreeName, applyDt }) => (
        <div key={code} className={styles.row}>
          <CheckboxField
            id={`${id}-${code}`}
            label={agreeName}
            hint={t(($) => $.terms.inForceSince, { date: date(applyDt) })}
            checked={agreed.includes(code)}
            onChange={(value) => setAgreed(value ? [...agreed, code] : agreed.filter((other) => other !== code))}
            error={tried && !agreed.includes(code) ? t(($) => $.terms.due.missing) : undefined}
            required
          />
          <Button
            kind="quiet"
            size="small"
            aria-label={t(($) => $.terms.viewOf, { name: agreeName })}
            onClick={() => showTerms(code)}
          >
            {t(($) => $.terms.view)}
          </Button>
        </div>
      ))}
    </form>
  );
}

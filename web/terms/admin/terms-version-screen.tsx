import { LANGUAGES, type Language, type TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import styles from "./admin-terms.module.css";
import { Compared } from "./compared.tsx";
import { Withdraw } from "./withdraw.tsx";

type Props = { code: TermsCode; date: string };

/** A version in one of its languages, compared with the one before it. */
export function TermsVersionScreen({ code, date }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useQuery(queryOf("GET admin/terms"));
  const versions = list.data?.items.find((item) => item.code === code)?.versions ?? [];
  const at = versions.findIndex(({ applyDt }) => applyDt === date);
  const before = versions[at + 1]?.applyDt;
  const text = useQuery(queryOf("GET admin/terms/detail", { query: { type: code, date } }));
  const older = useQuery({
    ...queryOf("GET admin/terms/detail", { query: { type: code, date: before ?? date } }),
    enabled: at >= 0,
  });
  const [language, setLanguage] = useState<Language>("ko");
  const shown = text.data?.texts[language];
  return (
    <Page
      above={<BackLink href={pathTo("/admin/terms")} label={t(($) => $.versions.back)} />}
      title={text.data?.texts.ko.agreeName ?? t(($) => $.versions.heading)}
      lead={t(($) => $.versions.inForceFrom, { date: format.date(date) })}
    >
      {(text.isPending || older.isPending) && <PageSpinner label={t(($) => $.versions.loading)} />}
      {text.isError && <QueryFailed title={t(($) => $.versions.failed)} query={text} />}
      {text.data && older.data && shown && (
        <Card>
          <fieldset className={styles.buttons}>
            <legend>{t(($) => $.versions.languages)}</legend>
            {LANGUAGES.filter((each) => text.data.texts[each]).map((each) => (
              <Button key={each} size="small" aria-pressed={each === language} onClick={() => setLanguage(each)}>
                {LANGUAGE_NAMES[each]}
              </Button>
            ))}
          </fieldset>
          <p className={styles.note}>
            {before
              ? t(($) => $.versions.comparedWith, { date: format.date(before) })
              : t(($) => $.versions.firstVersion)}
          </p>
          <Compared before={older.data.texts[language]?.content ?? ""} after={shown.content} lang={language} />
        </Card>
      )}
      {versions[at]?.status === "SCHEDULED" && <Withdraw code={code} applyDt={date} />}
    </Page>
  );
}

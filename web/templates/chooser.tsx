import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { TEMPLATE_LIMITS, type TemplateUse } from "@sb/contracts/template/model.ts";
import type { TemplateView } from "@sb/contracts/template/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { TextQuote } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useLanguage } from "../i18n/language.ts";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { Choice } from "../list/choice.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./templates.module.css";

type Props = {
  use: TemplateUse;
  /** The language of whoever reads the answer; undefined where it is not known. */
  language: Language | undefined;
  onChoose: (text: string) => void;
};

/** Offers the templates of a use; they are fetched once somebody wants one. */
export function Chooser({ use, language, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.chooser}>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={TextQuote} size={16} />
        {t(($) => $.templates.choose)}
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Offered
            use={use}
            language={language}
            onChoose={(text) => {
              setOpen(false);
              onChoose(text);
            }}
          />
        )}
      </div>
    </div>
  );
}

function Offered({ use, language: theirs, onChoose }: Props) {
  const { t } = useTranslation();
  const own = useLanguage().language;
  const [language, setLanguage] = useState(theirs ?? own);
  const query = useQuery({
    ...queryOf("GET admin/template", {
      query: { use, pagination: { page: "1", size: String(TEMPLATE_LIMITS.offered) } },
    }),
    meta: { inline: true },
  });
  if (query.isPending) return <Skeleton height="6em" />;
  if (query.isError) return <QueryFailed title={t(($) => $.templates.failed)} query={query} />;
  const { items, pagination } = query.data;
  if (items.length === 0) return <p className={styles.hint}>{t(($) => $.templates.none)}</p>;
  return (
    <>
      <Choice
        label={t(($) => $.templates.language)}
        codes={LANGUAGES}
        nameOf={(code) => LANGUAGE_NAMES[code]}
        value={language}
        onChange={(chosen) => setLanguage(chosen ?? language)}
      />
      <p className={styles.hint}>
        {theirs ? t(($) => $.templates.theirs, { language: LANGUAGE_NAMES[theirs] }) : t(($) => $.templates.unknown)}
      </p>
      <ul className={styles.list} aria-label={t(($) => $.templates.list)}>
        {items.map((template) => (
          <li key={template.seq}>
            <One template={template} language={language} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {pagination.totalItems > items.length && (
        <p className={styles.hint}>{t(($) => $.templates.newest, { count: items.length })}</p>
      )}
    </>
  );
}

type OneProps = { template: TemplateView; language: Language; onChoose: (text: string) => void };

/** In Korean where it is not written in the language, which it says. */
function One({ template: { title, content, translations }, language, onChoose }: OneProps) {
  const translated = language === "ko" ? undefined : translations?.[language]?.content;
  const [text, lang] = translated === undefined ? [content, "ko" as const] : [translated, language];
  return (
    <button type="button" className={styles.one} onClick={() => onChoose(text)}>
      <span className={styles.title}>
        {title}
        {lang !== language && <Badge kind="warn">{LANGUAGE_NAMES[lang]}</Badge>}
      </span>
      <span className={styles.start} lang={lang}>
        {text}
      </span>
    </button>
  );
}

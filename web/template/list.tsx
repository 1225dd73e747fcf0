// The list of answer templates, as editors see it.
import { TEMPLATE_STATES, TEMPLATE_USES } from "@sb/contracts/template/model.ts";
import type { TemplateView } from "@sb/contracts/template/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, FilePlus2, SquarePen, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import styles from "../content/content.module.css";
import { useFormat } from "../i18n/language.ts";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { CardTitle } from "../list/card-title.tsx";
import { Choice } from "../list/choice.tsx";
import { codeOf, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { translated, useTemplateActions } from "./api.ts";

/** Those that staff are offered, or those that are archived, all or of one use. */
export function TemplatesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const use = codeOf(TEMPLATE_USES, search.use);
  const state = codeOf(TEMPLATE_STATES, search.state) ?? "LIVE";
  const shown = { use, state: state === "LIVE" ? undefined : state };
  const query = useQuery({
    ...queryOf("GET admin/template", {
      query: { ...listQuery({ page: pageOf(search) }), state, ...(use && { use }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.template.heading)} lead={t(($) => $.template.lead)}>
      <div className={styles.list}>
        <div className={styles.bar}>
          <LinkButton kind="primary" href={pathTo("/admin/template/write")}>
            <Icon of={SquarePen} size={18} />
            {t(($) => $.template.write)}
          </LinkButton>
        </div>
        <div className={styles.choices}>
          <Choice
            label={t(($) => $.template.use)}
            all={t(($) => $.common.list.all)}
            codes={TEMPLATE_USES}
            nameOf={(code) => t(($) => $.template.uses[code])}
            value={use}
            onChange={(chosen) => void setSearch({ ...shown, use: chosen })}
          />
          <Choice
            label={t(($) => $.template.state)}
            codes={TEMPLATE_STATES}
            nameOf={(code) => t(($) => $.template.states[code])}
            value={state}
            onChange={(chosen) => void setSearch({ ...shown, state: chosen === "ARCHIVED" ? chosen : undefined })}
          />
        </div>
        <ListView
          query={query}
          rows
          keyOf={({ seq }) => seq}
          summary={({ pagination }) => t(($) => $.template.results, { count: pagination.totalItems })}
          hrefOf={(to) => pathTo("/admin/template", { ...shown, page: to > 1 ? to : undefined })}
          draw={(template) => <TemplateRow template={template} />}
          words={{
            list: t(($) => $.template.heading),
            loading: t(($) => $.template.loading),
            failed: t(($) => $.template.failed),
          }}
          empty={
            <EmptyState
              icon={<Icon of={FilePlus2} size={26} />}
              {...t(($) => $.template.none[state], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}

function TemplateRow({ template }: { template: TemplateView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { archive, isArchiving, remove } = useTemplateActions();
  const { seq, use, title, content, state, writtenAt, modifiedAt } = template;
  const at = modifiedAt ?? writtenAt;
  const isLive = state === "LIVE";
  const words = t(($) => (isLive ? $.template.archive : $.template.restore), { returnObjects: true, title });
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge kind="accent">{t(($) => $.template.uses[use])}</Badge>
        <Languages template={template} />
        <time className={styles.when} dateTime={at}>
          {format.shortDate(at)}
        </time>
      </div>
      <CardTitle href={pathTo("/admin/template/:seq", { seq })}>{title}</CardTitle>
      <p className={`${detail.quiet} ${styles.start}`} lang="ko">
        {content}
      </p>
      <div className={styles.actions}>
        <Button size="small" busy={isArchiving} aria-label={words.of} onClick={() => archive(template)}>
          <Icon of={isLive ? Archive : ArchiveRestore} size={16} />
          {words.action}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={t(($) => $.template.remove.of, { title })}
          onClick={() => void remove(template)}
        >
          <Icon of={Trash2} size={16} />
          {t(($) => $.template.remove.action)}
        </Button>
      </div>
    </article>
  );
}

/** The languages that it is written in besides Korean. */
function Languages({ template: { translations = {} } }: { template: TemplateView }) {
  const format = useFormat();
  const written = Object.values(translated.each((_, language) => (translations[language] ? language : undefined)));
  const names = written.flatMap((language) => (language ? [LANGUAGE_NAMES[language]] : []));
  return <span className={detail.quiet}>{format.list([LANGUAGE_NAMES.ko, ...names])}</span>;
}

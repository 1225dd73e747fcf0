import type { AdminTerms, AdminTermsVersion } from "@sb/contracts/terms/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import styles from "./admin-terms.module.css";

/** All terms with their versions and drafts. */
export function AdminTermsScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/terms"));
  return (
    <Page title={t(($) => $.versions.heading)} lead={t(($) => $.versions.lead)}>
      {query.isPending && <PageSpinner label={t(($) => $.versions.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.versions.failed)} query={query} />}
      <div className={styles.list}>
        {query.data?.items.map((terms) => (
          <Versions key={terms.code} terms={terms} />
        ))}
      </div>
    </Page>
  );
}

function Versions({ terms: { code, versions, draft } }: { terms: AdminTerms }) {
  const { t } = useTranslation();
  const columns = useColumns(code);
  const name = versions[0]?.agreeName ?? code;
  return (
    <Card>
      <div className={styles.head}>
        <h2 lang="ko">{name}</h2>
        {draft && <Badge kind="warn">{t(($) => $.versions.hasDraft)}</Badge>}
        <LinkButton size="small" href={pathTo("/admin/terms/:code/draft", { code })}>
          {draft ? t(($) => $.versions.editDraft, { name }) : t(($) => $.versions.newDraft, { name })}
        </LinkButton>
      </div>
      <Table
        caption={t(($) => $.versions.versions, { name })}
        columns={columns}
        rows={versions}
        keyOf={({ applyDt }) => applyDt}
      />
    </Card>
  );
}

function useColumns(code: AdminTerms["code"]): readonly Column<AdminTermsVersion>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      title: t(($) => $.versions.applyDt),
      cell: ({ applyDt }) => <a href={pathTo("/admin/terms/:code/:date", { code, date: applyDt })}>{date(applyDt)}</a>,
    },
    {
      title: t(($) => $.versions.status),
      cell: ({ status }) => (
        <Badge kind={status === "IN_FORCE" ? "good" : "warn"}>{t(($) => $.versions.statuses[status])}</Badge>
      ),
    },
    {
      title: t(($) => $.versions.languages),
      cell: ({ languages }) => languages.map((language) => LANGUAGE_NAMES[language]).join(", "),
    },
    {
      title: t(($) => $.versions.published),
      cell: ({ publishedAt }) => (publishedAt ? date(publishedAt) : t(($) => $.versions.builtIn)),
    },
    {
      title: t(($) => $.versions.consent),
      cell: ({ asksAgain }) => (asksAgain ? t(($) => $.versions.asked) : t(($) => $.versions.notAsked)),
    },
  ];
}

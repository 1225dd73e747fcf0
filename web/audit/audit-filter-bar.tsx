import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";
import { Button } from "../ui/button.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import styles from "./audit.module.css";
import type { AuditFilters } from "./filters.ts";
import { actName, subjectName } from "./names.ts";

type Props = { filters: AuditFilters; onChange: (changed: Partial<AuditFilters>) => void };

/** By subject, act, actor and days. A change applies at once. */
export function AuditFilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf("GET admin/audit/kinds"));
  const kinds = data?.items ?? [];
  const { subject, act, actor, from, to } = filters;
  const acts = kinds.filter((kind) => subject === undefined || kind.subject === subject).flatMap((kind) => kind.acts);
  return (
    <div className={styles.filters}>
      <Choice
        label={t(($) => $.audit.subject)}
        all={t(($) => $.audit.all)}
        codes={kinds.map((kind) => kind.subject)}
        nameOf={(code) => subjectName(t, code)}
        value={subject}
        onChange={(chosen) => onChange({ subject: chosen, act: undefined })}
      />
      <Choice
        label={t(($) => $.audit.act)}
        all={t(($) => $.audit.all)}
        codes={acts}
        nameOf={(code) => actName(t, code)}
        value={act}
        onChange={(chosen) => onChange({ act: chosen })}
      />
      <DateField
        id="audit-from"
        label={t(($) => $.audit.from)}
        value={from ?? ""}
        onChange={(day) => onChange({ from: day || undefined })}
      />
      <DateField
        id="audit-to"
        label={t(($) => $.audit.to)}
        value={to ?? ""}
        onChange={(day) => onChange({ to: day || undefined })}
      />
      {actor && <Button onClick={() => onChange({ actor: undefined })}>{t(($) => $.audit.everybody)}</Button>}
    </div>
  );
}

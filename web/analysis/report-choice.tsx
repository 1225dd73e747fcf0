import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import detail from "../ui/detail.module.css";
import { LazySelect } from "../ui/fields/lazy-select.tsx";
import styles from "./analysis.module.css";
import { NO_REPORT } from "./use-analysis-form.ts";

/** The newest of a person's reports. */
const NEWEST = { page: "1", size: "20" };

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** One of the person's own reports, or none. */
export function ReportChoice({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf("GET report/history/mine", { query: { pagination: NEWEST } }));
  const reports = (data?.items ?? []).map(({ dclrSeq, title }) => ({ value: String(dclrSeq), label: title }));
  // An older one that the URL names, or the list is not there yet.
  const isListed = value === NO_REPORT || reports.some((report) => report.value === value);
  const named = isListed ? [] : [{ value, label: t(($) => $.analysis.aboutReport, { seq: value }) }];
  return (
    <div className={styles.choice}>
      <LazySelect
        label={label}
        value={value}
        onChange={onChange}
        options={[{ value: NO_REPORT, label: t(($) => $.analysis.write.reportNone) }, ...named, ...reports]}
      />
      <p className={detail.quiet}>{hint}</p>
    </div>
  );
}

import { named } from "@sb/contracts/report/named.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../detail/fact.tsx";
import facts from "../detail/report-article.module.css";
import { ExtraForm } from "./extra-form.tsx";
import { ExtraState } from "./extra-state.tsx";
import styles from "./owner-part.module.css";

type Props = { report: OwnReportView; level?: 2 | 3 };

/** Extra information with its state, and the form to add or edit it. In the detail, and on the receipt. */
export function ExtraInfo({ report, level = 3 }: Props) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  const { extra } = report.additional;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.block}>
      <Heading>{t(($) => $.report.extra.heading)}</Heading>
      <ExtraState report={report} />
      {writing ? (
        <ExtraForm dclrSeq={report.dclrSeq} {...(extra && { before: extra })} onClose={() => setWriting(false)} />
      ) : (
        <>
          <Answers extra={extra ?? {}} />
          {report.mine && (
            <div className={styles.actions}>
              <Button onClick={() => setWriting(true)}>{t(($) => $.report.extra[extra ? "edit" : "open"])}</Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Answers({ extra }: { extra: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const rows = named(
    extra,
    t(($) => $.report.extra.fields, { returnObjects: true }),
  );
  if (rows.length === 0) return null;
  return (
    <dl className={facts.facts}>
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../detail/fact.tsx";
import facts from "../detail/report-article.module.css";
import { ExtraForm } from "./extra-form.tsx";
import { named } from "./named.ts";
import styles from "./owner-part.module.css";

/** Extra information that was added, and the form to add more. */
export function ExtraInfo({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  const extra = report.additional.extra ?? {};
  const rows = named(
    extra,
    t(($) => $.report.extra.fields, { returnObjects: true }),
  );
  return (
    <div className={styles.block}>
      <h3>{t(($) => $.report.extra.heading)}</h3>
      {rows.length > 0 && !writing && (
        <dl className={facts.facts}>
          {rows.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      {report.mine && !writing && (
        <>
          <p className={styles.nothing}>{t(($) => $.report.extra.prompt)}</p>
          <div className={styles.actions}>
            <Button onClick={() => setWriting(true)}>{t(($) => $.report.extra.open)}</Button>
          </div>
        </>
      )}
      {writing && <ExtraForm dclrSeq={report.dclrSeq} before={extra} onClose={() => setWriting(false)} />}
    </div>
  );
}

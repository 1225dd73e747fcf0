import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { CircleCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./owner-part.module.css";

/** The agencies that the report was shared with, and what they have set back. */
export function Deliveries({ deliveries }: Pick<OwnReportView, "deliveries">) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.block}>
      <h3>{t(($) => $.report.owner.deliveries)}</h3>
      {deliveries.length === 0 && <p className={styles.nothing}>{t(($) => $.report.owner.noDeliveries)}</p>}
      {deliveries.length > 0 && (
        <>
          <p>{t(($) => $.report.owner.sharedWith, { count: deliveries.length })}</p>
          <ul className={styles.deliveries}>
            {deliveries.map(({ agency, deliveredAt, status, statusAt }) => (
              <li key={`${agency} ${deliveredAt}`}>
                <Icon of={CircleCheck} size={18} />
                {status && statusAt
                  ? t(($) => $.report.owner.statusSet, {
                      agency,
                      status: t(($) => $.report.owner.statuses[status]),
                      at: format.dateTime(statusAt),
                    })
                  : t(($) => $.report.owner.deliveredAt, { agency, at: format.dateTime(deliveredAt) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

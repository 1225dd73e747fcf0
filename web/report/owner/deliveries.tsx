import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { CircleCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./owner-part.module.css";

/** The agencies that received the report. */
export function Deliveries({ deliveries }: Pick<OwnReportView, "deliveries">) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.block}>
      <h3>{t(($) => $.report.owner.deliveries)}</h3>
      {deliveries.length === 0 && <p className={styles.nothing}>{t(($) => $.report.owner.noDeliveries)}</p>}
      {deliveries.length > 0 && (
        <ul className={styles.deliveries}>
          {deliveries.map(({ agency, deliveredAt }) => (
            <li key={`${agency} ${deliveredAt}`}>
              <Icon of={CircleCheck} size={18} />
              {t(($) => $.report.owner.deliveredAt, { agency, at: format.dateTime(deliveredAt) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

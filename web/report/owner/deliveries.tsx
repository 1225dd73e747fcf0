import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { CircleCheck } from "lucide-react";
import { useFormat, useText } from "../../i18n/text.tsx";
import styles from "./owner-part.module.css";

/** Which agencies have it. */
export function Deliveries({ deliveries }: Pick<OwnReportView, "deliveries">) {
  const t = useText().report.owner;
  const format = useFormat();
  return (
    <div className={styles.block}>
      <h3>{t.deliveries}</h3>
      {deliveries.length === 0 && <p className={styles.nothing}>{t.noDeliveries}</p>}
      {deliveries.length > 0 && (
        <ul className={styles.deliveries}>
          {deliveries.map(({ agency, deliveredAt }) => (
            <li key={`${agency} ${deliveredAt}`}>
              <CircleCheck size={18} aria-hidden="true" />
              {t.deliveredAt(agency, format.dateTime(deliveredAt))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

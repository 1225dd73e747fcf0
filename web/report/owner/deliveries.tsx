import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { CircleCheck, Inbox } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./owner-part.module.css";

/** The agencies that the report was given to, whether they confirmed it, and what they have set back. */
export function Deliveries({ deliveries }: Pick<OwnReportView, "deliveries">) {
  const { t } = useTranslation();
  const confirmed = deliveries.filter(({ confirmedAt }) => confirmedAt !== undefined).length;
  return (
    <div className={styles.block}>
      <h3>{t(($) => $.report.owner.deliveries)}</h3>
      {deliveries.length === 0 && <p className={styles.nothing}>{t(($) => $.report.owner.noDeliveries)}</p>}
      {deliveries.length > 0 && (
        <>
          <p>
            {confirmed > 0
              ? t(($) => $.report.owner.confirmedBy, { count: confirmed })
              : t(($) => $.report.owner.noneConfirmed)}
          </p>
          <ul className={styles.deliveries}>
            {deliveries.map((delivery) => (
              <li key={`${delivery.agency} ${delivery.deliveredAt}`}>
                <Icon of={delivery.confirmedAt ? CircleCheck : Inbox} size={18} />
                <Standing {...delivery} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Standing({ agency, deliveredAt, confirmedAt, status, statusAt }: OwnReportView["deliveries"][number]) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!confirmedAt) return t(($) => $.report.owner.inboxedAt, { agency, at: format.dateTime(deliveredAt) });
  if (!status || !statusAt) return t(($) => $.report.owner.confirmedAt, { agency, at: format.dateTime(confirmedAt) });
  const named = t(($) => $.report.owner.statuses[status]);
  return t(($) => $.report.owner.statusSet, { agency, status: named, at: format.dateTime(statusAt) });
}

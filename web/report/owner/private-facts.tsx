import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useText } from "../../i18n/text.tsx";
import { AddressText } from "../../ui/address-text.tsx";
import { Fact } from "../detail/fact.tsx";
import facts from "../detail/report-article.module.css";
import { named } from "./named.ts";
import styles from "./owner-part.module.css";

/** Loss, suspect and reporter, as far as anything was entered. */
export function PrivateFacts({ report }: { report: OwnReportView }) {
  const { common, report: texts } = useText();
  const t = texts.owner;
  const labels = { copy: common.address.copy, copied: common.address.copied };
  const { dmgHash, dmgAdrs, dmgVolume, additional } = report;
  const groups = [
    { title: t.suspect, rows: named(additional.suspect, t.fields) },
    { title: t.reporter, rows: named(additional.reporter, t.fields) },
  ].filter((group) => group.rows.length > 0);
  const nothing = !dmgHash && !dmgAdrs && !dmgVolume && groups.length === 0;
  if (nothing) return <p className={styles.nothing}>{t.nothing}</p>;
  return (
    <>
      {(dmgHash || dmgAdrs || dmgVolume) && (
        <dl className={facts.facts}>
          <Fact name={t.dmgVolume}>{dmgVolume}</Fact>
          <Fact long name={t.dmgHash}>
            {dmgHash && <AddressText address={dmgHash} labels={labels} />}
          </Fact>
          <Fact long name={t.dmgAdrs}>
            {dmgAdrs && <AddressText address={dmgAdrs} labels={labels} />}
          </Fact>
        </dl>
      )}
      {groups.map(({ title, rows }) => (
        <div key={title} className={styles.block}>
          <h3>{title}</h3>
          <dl className={facts.facts}>
            {rows.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

import { named } from "@sb/contracts/report/named.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { AddressText } from "../../ui/address-text.tsx";
import { Fact } from "../detail/fact.tsx";
import facts from "../detail/report-article.module.css";
import styles from "./owner-part.module.css";

/** Loss, suspect and reporter, without empty fields. */
export function PrivateFacts({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  const { dmgHash, dmgAdrs, dmgVolume, newFacts, country, additional } = report;
  const groups = [
    {
      title: t(($) => $.report.owner.suspect),
      rows: named(
        additional.suspect,
        t(($) => $.report.owner.fields, { returnObjects: true }),
      ),
    },
    {
      title: t(($) => $.report.owner.reporter),
      rows: named(
        additional.reporter,
        t(($) => $.report.owner.fields, { returnObjects: true }),
      ),
    },
  ].filter((group) => group.rows.length > 0);
  const nothing = !dmgHash && !dmgAdrs && !dmgVolume && !newFacts && !country && groups.length === 0;
  if (nothing) return <p className={styles.nothing}>{t(($) => $.report.owner.nothing)}</p>;
  return (
    <>
      {(dmgHash || dmgAdrs || dmgVolume || newFacts || country) && (
        <dl className={facts.facts}>
          <Fact name={t(($) => $.report.owner.newFacts)}>{newFacts}</Fact>
          <Fact name={t(($) => $.report.owner.country)}>{country && countryName(country)}</Fact>
          <Fact name={t(($) => $.report.owner.dmgVolume)}>{dmgVolume}</Fact>
          <Fact long name={t(($) => $.report.owner.dmgHash)}>
            {dmgHash && <AddressText address={dmgHash} labels={labels} />}
          </Fact>
          <Fact long name={t(($) => $.report.owner.dmgAdrs)}>
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

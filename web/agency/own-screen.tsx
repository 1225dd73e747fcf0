import type { OwnAgency } from "@sb/contracts/agency/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { countryName } from "../i18n/country-name.ts";
import { useFormat, useLanguage } from "../i18n/language.ts";
import { CardsSkeleton } from "../list/cards.tsx";
import detail from "../ui/detail.module.css";
import factStyles from "../ui/facts.module.css";
import { Page } from "../ui/page.tsx";
import { KeyForm } from "./key-form.tsx";

/** The agency's reports, and the key that confidential ones are encrypted to. */
export function OwnAgencyScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET agency"));
  return (
    <Page reading title={t(($) => $.agency.own.heading)} lead={t(($) => $.agency.own.lead)}>
      {query.isPending && <CardsSkeleton count={2} label={t(($) => $.agency.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.agency.failed)} query={query} />}
      {query.data && (
        <div className={detail.stack}>
          <Facts agency={query.data} />
          <KeyForm agency={query.data} />
        </div>
      )}
    </Page>
  );
}

function Facts({ agency }: { agency: OwnAgency }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { language } = useLanguage();
  const { crimeTypes, chains, countries } = agency.criteria;
  const criteria = [
    ...crimeTypes.map((code) => t(($) => $.codes.crimeType[code])),
    ...chains.map((code) => t(($) => $.codes.chain[code])),
    ...countries.map((code) => countryName(code, language)),
  ];
  const rows = [
    [t(($) => $.agency.admin.fields.name), agency.name],
    [t(($) => $.agency.admin.fields.kind), t(($) => $.agency.kinds[agency.kind])],
    [t(($) => $.agency.admin.fields.scope), t(($) => $.agency.scopes[agency.scope])],
    [t(($) => $.agency.admin.fields.tlp), t(($) => $.agency.tlps[agency.tlp])],
    [
      t(($) => $.agency.own.criteria),
      criteria.length === 0 ? t(($) => $.agency.own.everything) : format.list(criteria),
    ],
    [t(($) => $.agency.own.webhook), agency.webhook?.host ?? t(($) => $.agency.admin.noWebhook)],
    [t(($) => $.agency.own.since), format.date(agency.registeredAt)],
  ] as const;
  return (
    <dl className={factStyles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { USAGE_DAYS } from "@sb/contracts/apikey/model.ts";
import type { ApiKeyView } from "@sb/contracts/apikey/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Table } from "../ui/table.tsx";

/** In all, and by day. */
export function KeyUsage({ usage }: Pick<ApiKeyView, "usage">) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (usage.length === 0) return <p>{t(($) => $.apikey.unused)}</p>;
  const requests = usage.reduce((sum, day) => sum + day.requests, 0);
  const refused = usage.reduce((sum, day) => sum + day.refused, 0);
  return (
    <>
      <p>{t(($) => $.apikey.used, { count: requests, days: USAGE_DAYS })}</p>
      {refused > 0 && <p>{t(($) => $.apikey.refused, { count: refused })}</p>}
      <Disclosure summary={t(($) => $.apikey.usage.title)}>
        <Table
          caption={t(($) => $.apikey.usage.title)}
          rows={usage}
          keyOf={({ day }) => day}
          columns={[
            { title: t(($) => $.apikey.usage.day), cell: ({ day }) => <time dateTime={day}>{day}</time> },
            { title: t(($) => $.apikey.usage.requests), cell: (day) => number(day.requests), number: true },
            { title: t(($) => $.apikey.usage.over), cell: (day) => number(day.refused), number: true },
          ]}
        />
      </Disclosure>
    </>
  );
}

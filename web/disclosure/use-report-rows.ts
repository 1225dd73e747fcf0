import type { PackedReport } from "@sb/contracts/disclosure/package.ts";
import { useTranslation } from "react-i18next";
import type { Translate } from "../i18n/texts.ts";

export type FactRow = readonly [name: string, value: string];
type Group = { readonly title: string; readonly rows: readonly FactRow[] };

/** A report's fields with their names, in groups; what is empty is left out. */
export function useReportRows(report: PackedReport): readonly Group[] {
  const { t } = useTranslation();
  const fields = t(($) => $.report.owner.fields, { returnObjects: true });
  const groups: readonly Group[] = [
    { title: t(($) => $.disclosure.view.report), rows: given(declared(report, t)) },
    { title: t(($) => $.report.owner.suspect), rows: named(report.suspect, fields) },
    { title: t(($) => $.disclosure.view.reporter), rows: named(report.reporter ?? {}, fields) },
    {
      title: t(($) => $.report.owner.extra),
      rows: named(
        report.extra,
        t(($) => $.report.extra.fields, { returnObjects: true }),
      ),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function declared({ declaration, etcSrc, ...report }: PackedReport, t: Translate): readonly Given[] {
  return [
    [t(($) => $.disclosure.view.number), String(report.dclrSeq)],
    [t(($) => $.disclosure.view.target), declaration.adrs],
    [t(($) => $.disclosure.view.crime), declaration.crimeDetail ?? t(($) => $.codes.crimeType[declaration.crimeType])],
    [t(($) => $.disclosure.view.chain), declaration.customChain ?? declaration.chain],
    [t(($) => $.report.owner.dmgVolume), report.dmgVolume],
    [t(($) => $.report.owner.dmgHash), report.dmgHash],
    [t(($) => $.report.owner.dmgAdrs), report.dmgAdrs],
    [t(($) => $.report.owner.newFacts), report.newFacts],
    [t(($) => $.report.owner.country), report.country],
    [t(($) => $.disclosure.view.sources), etcSrc.map(({ src }) => src).join("\n")],
  ];
}

type Given = readonly [name: string, value: string | undefined];

const given = (rows: readonly Given[]): readonly FactRow[] =>
  rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** In the order of the names; a field without one keeps its own, at the end. */
function named(entered: Readonly<Record<string, string | undefined>>, names: Readonly<Record<string, string>>) {
  const fields = [...new Set([...Object.keys(names), ...Object.keys(entered)])];
  return given(fields.map((field) => [names[field] ?? field, entered[field]]));
}

// The answers of a screen as texts, for the review.
import { CHAINS, CRIME_TYPES, DECLARE_TYPES, VISIBILITIES } from "@sb/contracts/codes.ts";
import { countryName } from "../../../i18n/country-name.ts";
import type { Translate } from "../../../i18n/texts.ts";
import { oneOf } from "../form/declaration.ts";
import { isAsked } from "../form/rules.ts";
import type { FieldPath, Fields } from "../form/values.ts";
import type { Context } from "../machine/context.ts";
import { fieldsOf, type StepName } from "../steps/order.ts";

export type Answer = { readonly key: string; readonly label: string; readonly text: string; readonly mono?: true };

const MONO: readonly FieldPath[] = ["declare.adrs", "declare.dmgHash", "declare.dmgAdrs", "additional.suspect.ip"];

/** The filled-in fields of a screen, in its order; empty if there are none. */
export function answersOf(step: StepName, { values, attached }: Context, t: Translate): readonly Answer[] {
  const { fields } = values;
  const inFields = fieldsOf(step)
    .filter((path) => isAsked(path, fields) && fields[path].trim() !== "")
    .map(
      (path): Answer => ({
        key: path,
        label: labelOf(path, fields, t),
        text: wordFor(path, fields, t),
        ...(MONO.includes(path) && { mono: true }),
      }),
    );
  if (step === "target") return [...inFields, ...othersOf(values, t)];
  if (step === "sources") return [...inFields, ...sourcesOf(values, t)];
  return step === "files" ? filesOf(attached, t) : inFields;
}

function labelOf(path: FieldPath, fields: Fields, t: Translate): string {
  const kind = oneOf(DECLARE_TYPES, fields["declare.declareType"]);
  return path === "declare.adrs" && kind ? t(($) => $.wizard.adrsOf[kind]) : t(($) => $.wizard.fields[path]);
}

function wordFor(path: FieldPath, fields: Fields, t: Translate): string {
  const text = fields[path].trim();
  const crime = path === "declare.crimeType" && oneOf(CRIME_TYPES, text);
  if (crime) return t(($) => $.codes.crimeType[crime]);
  const kind = path === "declare.declareType" && oneOf(DECLARE_TYPES, text);
  if (kind) return t(($) => $.codes.declareType[kind]);
  const chain = path === "declare.chain" && oneOf(CHAINS, text);
  if (chain) return t(($) => $.codes.chain[chain]);
  if (path === "declare.country") return countryName(text);
  if (path !== "declare.open") return text;
  const open = oneOf(VISIBILITIES, text);
  return open ? `${t(($) => $.wizard.visibility[open].label)}: ${t(($) => $.wizard.visibility[open].text)}` : "";
}

/** Other targets of the incident: a report each. */
const othersOf = ({ others }: Context["values"], t: Translate): Answer[] =>
  others
    .filter(({ adrs }) => adrs.trim() !== "")
    .map(({ adrs, chain }, index) => {
      const known = oneOf(CHAINS, chain);
      return {
        key: `other-${index}`,
        label: t(($) => $.wizard.review.other, { row: index + 2 }),
        text: [adrs.trim(), ...(known ? [t(($) => $.codes.chain[known])] : [])].join(" · "),
        mono: true,
      };
    });

/** Each source with its visibility: a private report publishes none. */
function sourcesOf({ sources, fields }: Context["values"], t: Translate): Answer[] {
  const isPublic = fields["declare.open"] === "PUBLIC";
  return sources
    .filter(({ src }) => src.trim() !== "")
    .map(({ src, open }, index) => ({
      key: `source-${index}`,
      label: t(($) => $.wizard.sources.source, { row: index + 1 }),
      text: `${src.trim()} (${isPublic && open ? t(($) => $.wizard.review.openSource) : t(($) => $.wizard.review.closedSource)})`,
    }));
}

function filesOf({ files, kept }: Context["attached"], t: Translate): Answer[] {
  const names = [...kept.map(({ name }) => name), ...files.map(({ original }) => original.name)];
  if (names.length === 0) return [];
  return [{ key: "files", label: t(($) => $.wizard.review.files, { count: names.length }), text: names.join("\n") }];
}

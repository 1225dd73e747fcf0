// What was answered on a screen, in words: for the review.
import { CHAINS, CRIME_TYPES, DECLARE_TYPES, VISIBILITIES } from "@sb/contracts/codes.ts";
import type { Texts } from "../../../locales/ko/index.ts";
import { oneOf } from "../form/declaration.ts";
import { isAsked } from "../form/rules.ts";
import type { FieldPath, Fields } from "../form/values.ts";
import type { Context } from "../machine/context.ts";
import { fieldsOf, type StepName } from "../steps/order.ts";

export type Answer = { readonly key: string; readonly label: string; readonly text: string; readonly mono?: true };

const MONO: readonly FieldPath[] = ["declare.adrs", "declare.dmgHash", "declare.dmgAdrs", "additional.suspect.ip"];

/** The filled-in fields of a screen, in its order; none where all were left out. */
export function answersOf(step: StepName, { values, attached }: Context, texts: Texts): readonly Answer[] {
  const { fields } = values;
  const inFields = fieldsOf(step)
    .filter((path) => isAsked(path, fields) && fields[path].trim() !== "")
    .map(
      (path): Answer => ({
        key: path,
        label: labelOf(path, fields, texts.wizard),
        text: wordFor(path, fields, texts),
        ...(MONO.includes(path) && { mono: true }),
      }),
    );
  if (step === "additional") return [...inFields, ...sourcesOf(values, texts)];
  return step === "files" ? filesOf(attached, texts) : inFields;
}

function labelOf(path: FieldPath, fields: Fields, { adrsOf, fields: labels }: Texts["wizard"]): string {
  const kind = oneOf(DECLARE_TYPES, fields["declare.declareType"]);
  return path === "declare.adrs" && kind ? adrsOf[kind] : labels[path];
}

function wordFor(path: FieldPath, fields: Fields, { codes, wizard }: Texts): string {
  const text = fields[path].trim();
  if (path === "declare.crimeType") return nameIn(codes.crimeType, oneOf(CRIME_TYPES, text));
  if (path === "declare.declareType") return nameIn(codes.declareType, oneOf(DECLARE_TYPES, text));
  if (path === "declare.chain") return nameIn(codes.chain, oneOf(CHAINS, text));
  if (path !== "declare.open") return text;
  const open = oneOf(VISIBILITIES, text);
  return open ? `${wizard.visibility[open].label}: ${wizard.visibility[open].text}` : "";
}

const nameIn = <Code extends string>(names: Readonly<Record<Code, string>>, code: Code | undefined): string =>
  code === undefined ? "" : names[code];

/** Each with whether it will be published: a private report publishes none. */
function sourcesOf({ sources, fields }: Context["values"], { wizard }: Texts): Answer[] {
  const isPublic = fields["declare.open"] === "PUBLIC";
  return sources
    .filter(({ src }) => src.trim() !== "")
    .map(({ src, open }, index) => ({
      key: `source-${index}`,
      label: wizard.sources.source(index + 1),
      text: `${src.trim()} (${isPublic && open ? wizard.review.openSource : wizard.review.closedSource})`,
    }));
}

function filesOf({ files, kept }: Context["attached"], { wizard }: Texts): Answer[] {
  const names = [...kept.map(({ name }) => name), ...files.map(({ original }) => original.name)];
  if (names.length === 0) return [];
  return [{ key: "files", label: wizard.review.files(names.length), text: names.join("\n") }];
}

// The cards of the review: screens that belong together share one.
import type { Context } from "../machine/context.ts";
import { fieldsOf, type StepName } from "../steps/order.ts";
import { pathOf } from "../steps/path.ts";

/** The first screen of a card gives it its name, and is where its fields are changed. */
export const REVIEWED: readonly (readonly [StepName, ...StepName[]])[] = [
  ["category"],
  ["target"],
  ["story", "title"],
  ["assets"],
  ["suspect", "traces", "background"],
  ["reporter"],
  ["sources"],
  ["files"],
  ["visibility"],
];

/** Without the questions that were not asked. */
export function reviewedIn(context: Context): typeof REVIEWED {
  const { values, attached } = context;
  const path = pathOf(context);
  const isAnswered = (step: StepName) =>
    fieldsOf(step).some((field) => values.fields[field] !== "") ||
    (step === "sources" && values.sources.some(({ src }) => src.trim() !== "")) ||
    (step === "files" && attached.files.length + attached.kept.length > 0);
  return REVIEWED.filter((steps) => steps.some((step) => path.includes(step) || isAnswered(step)));
}

/** The steps that a public report publishes, besides open sources, which are marked one by one. */
const PUBLISHED: readonly StepName[] = ["category", "target", "story"];

/** A private report publishes nothing. */
export function badgeOf(step: StepName, { fields, sources }: Context["values"]): "published" | "sealed" | undefined {
  if (step === "visibility") return undefined;
  if (fields["declare.open"] !== "PUBLIC") return "sealed";
  if (step === "sources" && sources.some(({ src, open }) => open && src.trim() !== "")) return undefined;
  return PUBLISHED.includes(step) ? "published" : "sealed";
}

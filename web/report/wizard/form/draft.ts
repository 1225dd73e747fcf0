// The saved draft: what was typed and where the person was. Files and consent are never part of it.
import { FIRST_STEP, isStepName, type StepName } from "../steps/order.ts";
import { filledSources } from "./declaration.ts";
import { FIELD_PATHS, type Fields, type Source, type Values } from "./values.ts";

export type DraftContent = {
  /** Tells this unfinished report from the person's others: part of the key of the submission. */
  readonly draftId: string;
  readonly step: StepName;
  readonly furthest: StepName;
  readonly values: Values;
};

export const writeDraft = ({ draftId, step, furthest, values }: DraftContent): Record<string, unknown> => ({
  version: 1,
  draftId,
  step,
  furthest,
  fields: Object.fromEntries(FIELD_PATHS.flatMap((path) => (values.fields[path] ? [[path, values.fields[path]]] : []))),
  sources: values.sources.map(({ src, open }) => ({ src, open })),
});

/** Reads a stored draft with care: whatever is not as we write it counts as not filled in. */
export function readDraft(stored: Readonly<Record<string, unknown>>, newId: () => string): DraftContent {
  const step = isStepName(stored.step) ? stored.step : FIRST_STEP;
  return {
    draftId: typeof stored.draftId === "string" ? stored.draftId : newId(),
    step,
    furthest: isStepName(stored.furthest) ? stored.furthest : step,
    values: { fields: readFields(stored.fields), sources: readSources(stored.sources) },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function readFields(stored: unknown): Fields {
  const record = isRecord(stored) ? stored : {};
  return Object.fromEntries(FIELD_PATHS.map((path) => [path, textOf(record[path])])) as Fields;
}

function readSources(stored: unknown): readonly Source[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return filledSources(list.filter(isRecord).map(({ src, open }) => ({ src: textOf(src), open: open !== false })));
}

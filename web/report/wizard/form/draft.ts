// The saved draft: input and current screen, without files and consent.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { FIRST_STEP, isStepName, type StepName } from "../steps/order.ts";
import { HAPPENED, type Happened } from "../steps/path.ts";
import { filledSources } from "./declaration.ts";
import { FIELD_PATHS, type Fields, type OtherTarget, type Source, type Values } from "./values.ts";

export type DraftContent = {
  /** Id of this draft: part of the submission's idempotency key. */
  readonly draftId: string;
  readonly step: StepName;
  readonly furthest: StepName;
  readonly values: Values;
  readonly happened: Happened | undefined;
  readonly isWidened: boolean;
};

export const writeDraft = (draft: DraftContent): Record<string, unknown> => ({
  version: 1,
  draftId: draft.draftId,
  step: draft.step,
  furthest: draft.furthest,
  happened: draft.happened,
  isWidened: draft.isWidened,
  fields: filledFields(draft.values.fields),
  sources: draft.values.sources.map(({ src, open }) => ({ src, open })),
  others: draft.values.others,
});

const filledFields = (fields: Fields) =>
  Object.fromEntries(FIELD_PATHS.flatMap((path) => (fields[path] ? [[path, fields[path]]] : [])));

/** Screens of older drafts that were split: their first part. */
const SPLIT: ReadonlyMap<unknown, StepName> = new Map([
  ["basics", "target"],
  ["additional", "reporter"],
]);

const readStep = (stored: unknown, otherwise: StepName): StepName =>
  isStepName(stored) ? stored : (SPLIT.get(stored) ?? otherwise);

/** Parses a stored draft; anything invalid counts as empty. */
export function readDraft(stored: Readonly<Record<string, unknown>>, newId: () => string): DraftContent {
  const step = readStep(stored.step, FIRST_STEP);
  return {
    draftId: typeof stored.draftId === "string" ? stored.draftId : newId(),
    step,
    furthest: readStep(stored.furthest, step),
    values: {
      fields: readFields(stored.fields),
      sources: readSources(stored.sources),
      others: readOthers(stored.others),
    },
    happened: HAPPENED.find((happened) => happened === stored.happened),
    isWidened: stored.isWidened === true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function readFields(stored: unknown): Fields {
  const record = isRecord(stored) ? stored : {};
  return Object.fromEntries(FIELD_PATHS.map((path) => [path, textOf(record[path])])) as Fields;
}

const recordsIn = (stored: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(stored) ? stored.filter(isRecord) : [];

const readSources = (stored: unknown): readonly Source[] =>
  filledSources(recordsIn(stored).map(({ src, open }) => ({ src: textOf(src), open: open !== false })));

const readOthers = (stored: unknown): readonly OtherTarget[] =>
  recordsIn(stored)
    .slice(0, REPORT_LIMITS.inIncident - 1)
    .map(({ adrs, declareType, chain, customChain }) => ({
      ...{
        adrs: textOf(adrs),
        declareType: textOf(declareType),
        chain: textOf(chain),
        customChain: textOf(customChain),
      },
    }));

// The wizard's order as data: the screens of SPEC.md section 2 with their fields.
import type { FieldPath } from "../form/values.ts";

type StepData = {
  readonly name: string;
  /** The page has one title per part: choose the damage type; enter the content; agree and submit. */
  readonly part: 1 | 2 | 3;
  readonly fields: readonly FieldPath[];
};

export const STEPS = [
  { name: "category", part: 1, fields: ["declare.crimeType", "declare.crimeDetail"] },
  {
    name: "basics",
    part: 2,
    fields: [
      "declare.declareType",
      "declare.adrs",
      "declare.chain",
      "declare.customChain",
      "declare.title",
      "declare.comment",
    ],
  },
  { name: "assets", part: 2, fields: ["declare.dmgVolume", "declare.dmgHash", "declare.dmgAdrs"] },
  {
    name: "suspect",
    part: 2,
    fields: [
      "additional.suspect.name",
      "additional.suspect.phone",
      "additional.suspect.email",
      "additional.suspect.site",
      "additional.suspect.otherContact",
      "additional.suspect.businessNumber",
      "additional.suspect.address",
      "additional.suspect.ip",
      "additional.suspect.otherInfo",
    ],
  },
  {
    name: "additional",
    part: 2,
    fields: [
      "additional.reporter.name",
      "additional.reporter.phone",
      "additional.reporter.otherContact",
      "additional.reporter.email",
    ],
  },
  { name: "files", part: 2, fields: [] },
  { name: "visibility", part: 2, fields: ["declare.open"] },
  { name: "review", part: 3, fields: [] },
  { name: "consent", part: 3, fields: [] },
] as const satisfies readonly StepData[];

export type StepName = (typeof STEPS)[number]["name"];

export const STEP_NAMES: readonly StepName[] = STEPS.map(({ name }) => name);
export const FIRST_STEP: StepName = STEPS[0].name;
export const LAST_STEP: StepName = "consent";

export const isStepName = (name: unknown): name is StepName => STEP_NAMES.some((step) => step === name);

export const indexOfStep = (name: StepName): number => STEP_NAMES.indexOf(name);

export const isAfter = (a: StepName, b: StepName): boolean => indexOfStep(a) > indexOfStep(b);

export const stepAfter = (name: StepName): StepName => STEP_NAMES[indexOfStep(name) + 1] ?? name;
export const stepBefore = (name: StepName): StepName => STEP_NAMES[indexOfStep(name) - 1] ?? name;

export const partOf = (name: StepName): 1 | 2 | 3 => STEPS[indexOfStep(name)]?.part ?? 1;

export const fieldsOf = (name: StepName): readonly FieldPath[] => STEPS[indexOfStep(name)]?.fields ?? [];

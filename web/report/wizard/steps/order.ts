// The wizard's order as data: one question a screen, or one small group that belongs together.
import type { FieldPath } from "../form/values.ts";

/** Progress is shown by section: a dozen numbered screens would look endless. */
export const SECTIONS = ["kind", "content", "more", "finish"] as const;
export type SectionName = (typeof SECTIONS)[number];

type StepData = {
  readonly name: string;
  /** The page has one title per part (docs/specification/2-screens.md): choose the damage type; enter the content; agree and submit. */
  readonly part: 1 | 2 | 3;
  readonly section: SectionName;
  readonly fields: readonly FieldPath[];
};

export const STEPS = [
  { name: "start", part: 1, section: "kind", fields: [] },
  { name: "emergency", part: 1, section: "kind", fields: [] },
  { name: "category", part: 1, section: "kind", fields: ["declare.crimeType", "declare.crimeDetail"] },
  {
    name: "target",
    part: 2,
    section: "content",
    fields: ["declare.declareType", "declare.adrs", "declare.chain", "declare.customChain"],
  },
  { name: "story", part: 2, section: "content", fields: ["declare.comment", "newFacts"] },
  { name: "title", part: 2, section: "content", fields: ["declare.title"] },
  {
    name: "assets",
    part: 2,
    section: "more",
    fields: ["declare.dmgVolume", "declare.dmgHash", "declare.dmgAdrs"],
  },
  {
    name: "suspect",
    part: 2,
    section: "more",
    fields: ["additional.suspect.name", "additional.suspect.phone", "additional.suspect.email"],
  },
  {
    name: "traces",
    part: 2,
    section: "more",
    fields: ["additional.suspect.site", "additional.suspect.otherContact", "additional.suspect.ip"],
  },
  {
    name: "background",
    part: 2,
    section: "more",
    fields: ["additional.suspect.businessNumber", "additional.suspect.address", "additional.suspect.otherInfo"],
  },
  {
    name: "reporter",
    part: 2,
    section: "more",
    fields: [
      "additional.reporter.name",
      "additional.reporter.phone",
      "additional.reporter.email",
      "additional.reporter.otherContact",
      "declare.country",
    ],
  },
  { name: "sources", part: 2, section: "more", fields: [] },
  { name: "files", part: 2, section: "more", fields: [] },
  { name: "visibility", part: 2, section: "finish", fields: ["declare.open"] },
  { name: "review", part: 3, section: "finish", fields: [] },
  { name: "consent", part: 3, section: "finish", fields: [] },
] as const satisfies readonly StepData[];

export type StepName = (typeof STEPS)[number]["name"];

export const STEP_NAMES: readonly StepName[] = STEPS.map(({ name }) => name);
export const FIRST_STEP: StepName = STEPS[0].name;
export const LAST_STEP: StepName = "consent";
/** The screen after the section of optional questions. */
export const AFTER_OPTIONAL: StepName = "visibility";

export const isStepName = (name: unknown): name is StepName => STEP_NAMES.some((step) => step === name);

export const indexOfStep = (name: StepName): number => STEP_NAMES.indexOf(name);

export const isAfter = (a: StepName, b: StepName): boolean => indexOfStep(a) > indexOfStep(b);

const dataOf = (name: StepName): StepData | undefined => STEPS[indexOfStep(name)];

export const partOf = (name: StepName): 1 | 2 | 3 => dataOf(name)?.part ?? 1;
export const sectionOf = (name: StepName): SectionName => dataOf(name)?.section ?? "kind";
export const fieldsOf = (name: StepName): readonly FieldPath[] => dataOf(name)?.fields ?? [];

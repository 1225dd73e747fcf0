// Progress by section.
import { isAfter, SECTIONS, type SectionName, type StepName, sectionOf } from "./order.ts";

export type Section = { readonly name: SectionName; readonly steps: readonly StepName[] };

/** The sections of a path through the wizard, in its order; one without a screen is left out. */
export const sectionsOf = (path: readonly StepName[]): readonly Section[] =>
  SECTIONS.map((name) => ({ name, steps: path.filter((step) => sectionOf(step) === name) })).filter(
    ({ steps }) => steps.length > 0,
  );

/** How much of a section is reached with a screen, from 0 to 1. */
export const shareAt = (step: StepName, { steps }: Section): number =>
  steps.filter((own) => !isAfter(own, step)).length / steps.length;

// The screens that a person is taken through: few if it has just happened, all otherwise.
import { isAfter, STEP_NAMES, type StepName } from "./order.ts";

/** NOW: within hours. What to do at once comes first then, and only three questions are asked. */
export const HAPPENED = ["NOW", "EARLIER"] as const;
export type Happened = (typeof HAPPENED)[number];

/** As the query of `/report` says it. */
export const NOW_PARAM = { NOW: "1", EARLIER: "0" } as const satisfies Record<Happened, string>;
export const happenedBy = (now: unknown): Happened | undefined =>
  HAPPENED.find((happened) => NOW_PARAM[happened] === now);

export type Flow = {
  readonly mode: { readonly kind: "new" | "modify" };
  readonly happened: Happened | undefined;
  /** The user wants to answer the other questions as well. */
  readonly isWidened: boolean;
};

const QUICK: readonly StepName[] = ["start", "emergency", "category", "target", "story", "review", "consent"];

export const isQuick = ({ mode, happened, isWidened }: Flow): boolean =>
  mode.kind === "new" && happened === "NOW" && !isWidened;

/** Whether the screen belongs to the wizard at all: a filed report is not asked when it happened. */
export function isOpen(step: StepName, { mode, happened }: Flow): boolean {
  if (step === "start") return mode.kind === "new";
  return step !== "emergency" || (mode.kind === "new" && happened === "NOW");
}

export const pathOf = (flow: Flow): readonly StepName[] =>
  (isQuick(flow) ? QUICK : STEP_NAMES).filter((step) => isOpen(step, flow));

/** Also of a screen beside the path, such as one whose answer the server refused. */
export const stepAfter = (step: StepName, flow: Flow): StepName =>
  pathOf(flow).find((other) => isAfter(other, step)) ?? step;

export const stepBefore = (step: StepName, flow: Flow): StepName =>
  pathOf(flow).findLast((other) => isAfter(step, other)) ?? step;

// Budgets of a first visit (docs/decisions/0121-a-lighter-home.md). Weights are in gzip bytes.

export const HOME_BYTES = 120_000;
/** Another screen, beside what home has loaded. */
export const MORE_BYTES = 60_000;
/** The form of a report, whose first screen is whole without a login, with its draft and its checks. */
export const FORM_BYTES = 60_500;
/** Cumulative layout shift; search engines call 0.1 good. */
export const SHIFT = 0.01;
/** From a click or a key to the next painting, at a quarter of the processor's speed. */
export const INTERACTION_MS = 200;
/** Lighthouse's score, up to 100: on its slow phone, with an empty cache. */
export const LIGHTHOUSE = 95;

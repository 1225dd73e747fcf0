import { FACTS_KEPT, type ReportFact } from "@sb/contracts/report/model.ts";

/** With one more, without the oldest where there are too many. */
export const withFact = (facts: readonly ReportFact[] | undefined, fact: ReportFact): readonly ReportFact[] =>
  [...(facts ?? []), fact].slice(-FACTS_KEPT);

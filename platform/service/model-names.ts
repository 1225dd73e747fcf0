import type { Subject } from "@sb/contracts/subject.ts";

/** Of all read models, and of all search indexes. */
export const namesIn = (subjects: readonly Subject[]) => ({
  models: subjects.flatMap(({ models }) => models),
  indexes: subjects.flatMap(({ indexes }) => indexes.map(({ name }) => name)),
});

// Finds tests by their titles in the source, without running them.

const TAGS = String.raw`(?: @\w+|\$\{\w+\})*`;
const CALL = String.raw`(?:\b(?:test|it|describe)(?:\.(?:each|for|step|prop))?|\))\s*\(\s*`;

/** Whether the source has a test, a group of tests or a step with this title. One that is skipped counts as none. */
export const hasTest = (source: string, title: string): boolean =>
  new RegExp(`${CALL}(["'\`])${RegExp.escape(title)}${TAGS}\\1\\s*,`).test(source);

/** Whether the source has a text that begins so, as the rows of a table of tests do. */
export const hasRow = (source: string, row: string): boolean => new RegExp(`["'\`]${RegExp.escape(row)}`).test(source);

// Which subject a file belongs to: a subject has the same name in every part of the house.

/** Folders whose entries are named after subjects. */
const PARTS =
  /^(?:contracts|command-service|projector|query-service|workers|web(?:\/e2e|\/locales\/\w+)?|deploy\/wire)\/([\w-]+)/;

/** Where a part has a name of its own for a piece of a subject. */
const ALSO: Readonly<Record<string, string>> = { session: "account", errors: "app", wizard: "report" };

/** Folders beside the subjects in web/e2e and deploy/wire. */
const NO_SUBJECTS = ["support", "ground"];

/** All subjects there are, from the paths of all files: those that have contracts, or browser tests of their own. */
export function subjectsIn(files: readonly string[]): readonly string[] {
  const found = files.map((file) => /^(?:contracts|web\/e2e)\/([\w-]+)\//.exec(file)?.[1] ?? "");
  return [...new Set(found)].filter((name) => name !== "" && !NO_SUBJECTS.includes(name)).sort();
}

/** The subject of a file (`web/report/filters.ts`, `projector/report-index.ts` → report); undefined for the ground. */
export function subjectOf(file: string, subjects: readonly string[]): string | undefined {
  const [, name = ""] = PARTS.exec(file) ?? [];
  const known = ALSO[name] ?? name;
  return subjects.find((subject) => known === subject || known.startsWith(`${subject}-`));
}

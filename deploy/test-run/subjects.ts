// The subject of a file: a subject has the same name in every folder.

/** Folders whose entries are named after subjects. */
const PARTS = /^(?:contracts|command-service|projector|query-service|workers|web(?:\/e2e)?|deploy\/wire)\/([\w-]+)/;

/** Names that differ from the subject's. */
const ALSO: Readonly<Record<string, string>> = { session: "account", errors: "app", wizard: "report" };

/** Folders in web/e2e and deploy/wire that are not subjects. */
const NO_SUBJECTS = ["support", "ground"];

/** All subjects, derived from the paths of all files: those with contracts or browser tests. */
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

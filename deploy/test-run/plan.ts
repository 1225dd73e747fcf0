// Plans a test run: everything, what changed files affect, or what was selected.
import { subjectOf, subjectsIn } from "./subjects.ts";

export type Plan = {
  /** Types and lint. */
  readonly checks: boolean;
  /** `related`: the tests that import one of these files, or are one of them. */
  readonly unit: "all" | { readonly related: readonly string[] } | { readonly files: readonly string[] };
  readonly browser: "all" | BrowserPlan;
  /** Generated requests to every route in every role. */
  readonly generated: boolean;
  /** Shared data, taken in by the libraries of others. */
  readonly strangers: boolean;
};

export type BrowserPlan = {
  readonly files: readonly string[];
  /** Also the few tests tagged @smoke. */
  readonly smoke: boolean;
  /** In one language and width instead of all. */
  readonly oneProject: boolean;
};

export const WHOLE: Plan = { checks: true, unit: "all", browser: "all", generated: true, strangers: true };

/** The words that select the generated requests, and the libraries of others. */
const GENERATED = "schemathesis";
const STRANGERS = "strangers";

const isUnit = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isBrowser = (file: string): boolean => file.endsWith(".e2e.ts");
const isWire = (file: string): boolean => isUnit(file) && file.startsWith("deploy/wire/");

/** No test depends on these. */
const INERT = /\.md$|^(?:docs|bench|\.ci)\/|^(?:LICENSE|biome\.json|\.\w+)$/;
/** These may affect any test. */
const EVERYTHING = /^(?:package-lock\.json|package\.json|vitest\.config\.ts)$/;

/**
 * The tests of the named subjects, and those whose path contains one of the other words. Throws if a word matches
 * nothing.
 */
export function planOfNames(words: readonly string[], all: readonly string[]): Plan {
  const subjects = subjectsIn(all);
  const tests = all.filter((file) => isUnit(file) || isBrowser(file));
  const found = words.flatMap((word) => {
    const matching = tests.filter((file) =>
      subjects.includes(word) ? subjectOf(file, subjects) === word : file.includes(word),
    );
    if (matching.length === 0 && word !== GENERATED && word !== STRANGERS)
      throw new Error(`no test is named so: ${word} (subjects: ${subjects.join(", ")})`);
    return matching;
  });
  const files = [...new Set(found)];
  const browser = { files: files.filter(isBrowser), smoke: false, oneProject: false };
  const [generated, strangers] = [GENERATED, STRANGERS].map((word) => words.includes(word)) as [boolean, boolean];
  return { checks: false, unit: { files: files.filter(isUnit) }, browser, generated, strangers };
}

/**
 * The tests affected by changed files. Unit tests are found by their imports. Wire and browser tests start a process and
 * import nothing of it: they are found by subject, and the ground that all stand on has a few of its own.
 */
export function planOfChanges(changed: readonly string[], all: readonly string[]): Plan {
  const live = changed.filter((file) => !INERT.test(file));
  const subjects = subjectsIn(all);
  const sources = live.filter((file) => !isUnit(file) && !isBrowser(file));
  const touched = new Set(sources.map((file) => subjectOf(file, subjects)));
  const isTouched = (file: string): boolean => touched.has(subjectOf(file, subjects));
  const there = live.filter((file) => all.includes(file));
  const related = [...there, ...all.filter((file) => isWire(file) && isTouched(file))];
  const browserFiles = all.filter((file) => isBrowser(file) && (there.includes(file) || isTouched(file)));
  return {
    checks: true,
    unit: live.some((file) => EVERYTHING.test(file)) ? "all" : { related: [...new Set(related)] },
    browser: { files: browserFiles, smoke: touched.has(undefined), oneProject: true },
    // Minutes: too long for each change.
    generated: false,
    strangers: false,
  };
}

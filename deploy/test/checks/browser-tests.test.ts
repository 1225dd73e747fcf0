// Which browser test runs where (web/e2e/support/deal.ts), as Playwright lists them.
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";

const root = fileURLToPath(new URL("../../..", import.meta.url));

type Listed = { readonly title: string; readonly file: string; readonly projects: readonly string[] };

const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ projectName: z.string() })) });
type Suite = { readonly specs: readonly z.infer<typeof Spec>[]; readonly suites?: readonly Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(Spec), suites: z.array(Suite).optional() }));
const List = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) });

function list(environment: Readonly<Record<string, string>>): readonly Listed[] {
  const args = ["test", "--list", "--reporter=json", "--config=web/e2e/playwright.config.ts"];
  const env = { ...process.env, ...environment };
  const output = execFileSync("node_modules/.bin/playwright", args, {
    cwd: root,
    encoding: "utf8",
    env,
    maxBuffer: 2 ** 26,
  });
  const { suites, errors } = List.parse(JSON.parse(output));
  expect(errors).toEqual([]);
  const found = new Map<string, Listed>();
  for (const { title, file, tests } of suites.flatMap(specsIn)) {
    const name = `${file} › ${title}`;
    const before = found.get(name)?.projects ?? [];
    found.set(name, { title, file, projects: [...before, ...tests.map(({ projectName }) => projectName)] });
  }
  return [...found.values()];
}

const specsIn = ({ specs, suites = [] }: Suite): readonly z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const namesOf = (tests: readonly Listed[]) => tests.map(({ file, title }) => `${file} › ${title}`).sort();
const isSmoke = ({ title }: Listed): boolean => title.includes("@smoke");

describe("browser tests", () => {
  const dealt = list({ SB_TEST_EVERY: "0" });
  const every = list({ SB_TEST_EVERY: "1" });

  test("run once, those tagged @smoke in both languages and widths, and none is left out", () => {
    expect(namesOf(dealt)).toEqual(namesOf(every));
    expect(namesOf(dealt.filter((each) => !isSmoke(each) && each.projects.length !== 1))).toEqual([]);
    const smoke = dealt.filter(isSmoke);
    expect(smoke.length).toBeGreaterThan(9);
    for (const { projects, title } of smoke) expect([...projects].sort(), title).toEqual(["desktop ko", "phone en"]);
  });

  test("are dealt to each language, width and profile in about equal numbers", () => {
    const counts = Object.groupBy(
      dealt.flatMap(({ projects }) => projects),
      (project) => project,
    );
    const numbers = Object.fromEntries(Object.entries(counts).map(([project, all]) => [project, all?.length ?? 0]));
    expect(Object.keys(numbers).sort()).toEqual(["desktop en", "desktop ko", "mixed", "phone en"]);
    expect(Math.min(...Object.values(numbers))).toBeGreaterThan(15);
  });

  test("show what people do with each subject in both languages, every night", () => {
    const subjects = Map.groupBy(every, ({ file }) => dirname(file));
    const once = [...subjects].filter(([, tests]) => tests.every(({ title }) => title.includes("@once")));
    expect(once.map(([subject]) => subject)).toEqual([]);
  });

  test("run every night in each language, and in Korean and English at both widths", () => {
    const projects = new Set(every.flatMap((each) => each.projects));
    const nightly = ["desktop en", "desktop ja", "desktop ko", "mixed", "phone de", "phone en", "phone ko", "phone zh"];
    expect([...projects].sort()).toEqual(nightly);
    const one = every.filter(({ title }) => !/@(?:once|desktop)/.test(title));
    for (const { projects, title } of one)
      expect(projects, title).toEqual(expect.arrayContaining(["phone en", "phone ko"]));
  });
});

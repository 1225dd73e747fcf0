// `npm run structure`: figures of the tree itself. deploy/test/checks/structure.test.ts holds their limits.
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { allFiles } from "./changes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const WORKSPACES = [
  ...["contracts", "knowledge", "platform", "command-service", "projector", "query-service", "workers", "web"],
  ...["deploy", "bench"],
];
/** Their entries are named after subjects. */
const SERVICES = ["command-service", "projector", "query-service", "workers"];

type File = {
  readonly path: string;
  readonly text: string;
  /** Lines. */
  readonly size: number;
  readonly isTest: boolean;
};

export type Structure = {
  readonly workspaces: readonly { readonly name: string; readonly code: Size; readonly tests: Size }[];
  /** Folders with more than FOLDER_FILES files of code. */
  readonly fullFolders: readonly Counted[];
  /** Files of code with more than FILE_LINES lines. */
  readonly longFiles: readonly Counted[];
  /** Files of at most SMALL_LINES lines that one file of the same folder imports, and nobody else. */
  readonly smallFiles: readonly string[];
  /** From each subject's routes to what appends events: the longest of the shortest ways by imports of what is run. */
  readonly writeWay: readonly string[];
  /** The same from the consumers of what goes outward to the call of a receiver. */
  readonly outwardWay: readonly string[];
  /** Outside of its folders: files of code that name a subject, and the lines that do. */
  readonly named: readonly { readonly subject: string; readonly files: readonly string[]; readonly lines: number }[];
};
type Size = { readonly files: number; readonly lines: number };
type Counted = { readonly path: string; readonly count: number };

export const FOLDER_FILES = 30;
export const FILE_LINES = 400;
export const SMALL_LINES = 20;

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\.fixture\.ts$|^web\/e2e\/|^deploy\/(?:test|wire|schemathesis)\/|\/testing(?:\/|\.ts$)|for-tests/.test(
    path,
  );

/** Reads the files that git knows. */
export function structureOf(paths: readonly string[] = allFiles()): Structure {
  const files = paths.filter((path) => /\.tsx?$/.test(path) && WORKSPACES.includes(workspaceOf(path))).map(readFile);
  const code = files.filter((file) => !file.isTest);
  const imports = importsIn(code, READ);
  const runs = importsIn(code, RUN);
  const appending = code.filter(({ path, text }) => path.startsWith("platform/decide/") && /\bappend\w*\(/.test(text));
  const subjects = subjectsIn(code);
  return {
    workspaces: WORKSPACES.map((name) => ({
      name,
      code: sizeOf(code.filter(({ path }) => workspaceOf(path) === name)),
      tests: sizeOf(files.filter(({ path, isTest }) => isTest && workspaceOf(path) === name)),
    })),
    fullFolders: fullFolders(code),
    longFiles: code.filter(({ size }) => size > FILE_LINES).map(({ path, size }) => ({ path, count: size })),
    smallFiles: smallFiles(code, imports),
    writeWay: longest(
      subjects.map((subject) => `command-service/${subject}/routes.ts`),
      runs,
      appending.map(({ path }) => path),
    ),
    outwardWay: longest(OUTWARD, runs, ["platform/webhook/call.ts"]),
    named: subjects.map((subject) => namedOutside(subject, code)),
  };
}

const OUTWARD = ["workers/delivery/parts.ts", "workers/webhook/parts.ts"];

function readFile(path: string): File {
  const text = readFileSync(root + path, "utf8");
  return { path, text, size: text.split("\n").length - 1, isTest: isTest(path) };
}

const workspaceOf = (path: string): string => path.split("/", 1)[0] ?? "";

const sizeOf = (files: readonly File[]): Size => ({
  files: files.length,
  lines: files.reduce((sum, { size }) => sum + size, 0),
});

function fullFolders(code: readonly File[]): readonly Counted[] {
  const folders = Map.groupBy(code, ({ path }) => posix.dirname(path));
  return [...folders]
    .map(([path, files]) => ({ path, count: files.length }))
    .filter(({ count }) => count > FOLDER_FILES);
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** All that one has to read to read a file, and what of it is run: not its types. */
const READ = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)["'](@sb\/|\.{1,2}\/)([^"']+)["']/g;
const RUN = /^(?:import|export)\s(?!type\b)[^;"']*["'](@sb\/|\.{1,2}\/)([^"']+)["']/gm;

function importsIn(code: readonly File[], statement: RegExp): Imports {
  const known = new Set(code.map(({ path }) => path));
  const targetsOf = ({ path, text }: File): readonly string[] => {
    const found = text.matchAll(statement);
    const targets = [...found].map(([, kind = "", rest = ""]) =>
      kind === "@sb/" ? rest : posix.join(posix.dirname(path), kind + rest),
    );
    return [...new Set(targets)].filter((target) => known.has(target));
  };
  return new Map(code.map((file) => [file.path, targetsOf(file)]));
}

function smallFiles(code: readonly File[], imports: Imports): readonly string[] {
  const users = new Map<string, string[]>();
  for (const [user, targets] of imports)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), user]);
  return code
    .filter(({ path, size }) => {
      const [user, ...others] = users.get(path) ?? [];
      return (
        size <= SMALL_LINES && user !== undefined && others.length === 0 && posix.dirname(user) === posix.dirname(path)
      );
    })
    .map(({ path }) => path);
}

/** The longest of the shortest ways from one of these files to one of the ends; its stations, both ends included. */
function longest(from: readonly string[], imports: Imports, ends: readonly string[]): readonly string[] {
  const ways = from.filter((path) => imports.has(path)).map((path) => shortest(path, imports, ends));
  return ways.reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Breadth first. Empty if there is no way. */
function shortest(from: string, imports: Imports, ends: readonly string[]): readonly string[] {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const path of before.keys()) {
    if (ends.includes(path)) return wayTo(path, before);
    for (const next of imports.get(path) ?? []) if (!before.has(next)) before.set(next, path);
  }
  return [];
}

function wayTo(end: string, before: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = before.get(path)) way.unshift(path);
  return way;
}

const subjectsIn = (code: readonly File[]): readonly string[] => [
  ...new Set(code.flatMap(({ path }) => /^contracts\/([\w-]+)\/subject\.ts$/.exec(path)?.[1] ?? [])),
];

/** A path or a name of the subject: `notice`, `notices`, `NoticePublished`, `"notice/…`. Comments don't count. */
function namedOutside(subject: string, code: readonly File[]) {
  const own = [...SERVICES, "contracts", "web"].map((part) => `${part}/${subject}/`);
  const isOwn = (path: string): boolean => own.some((folder) => path.startsWith(folder));
  const word = new RegExp(`(?<![A-Za-z])${subject}s?(?![a-z])|${capital(subject)}(?![a-z])`);
  const lines = code
    .filter(({ path }) => !isOwn(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && word.test(line))
        .map(() => path),
    );
  return { subject, files: [...new Set(lines)].sort(), lines: lines.length };
}

const capital = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

function print(structure: Structure): void {
  const { workspaces, fullFolders, longFiles, smallFiles, writeWay, outwardWay, named } = structure;
  const total = (part: "code" | "tests", what: keyof Size) =>
    workspaces.reduce((sum, each) => sum + each[part][what], 0);
  console.log("Workspace          code files    lines  test files    lines");
  const row = (name: string, ...numbers: readonly number[]) =>
    console.log(name.padEnd(18), ...numbers.map((number, at) => String(number).padStart(at % 2 ? 8 : 11)));
  for (const { name, code, tests } of workspaces) row(name, code.files, code.lines, tests.files, tests.lines);
  row("all", total("code", "files"), total("code", "lines"), total("tests", "files"), total("tests", "lines"));
  const list = (title: string, all: readonly string[]) => {
    console.log(`\n${title}: ${all.length}`);
    for (const each of all) console.log(`  ${each}`);
  };
  const counted = (all: readonly Counted[]) => all.map(({ path, count }) => `${path} ${count}`);
  list(`Folders with more than ${FOLDER_FILES} files of code`, counted(fullFolders));
  list(`Files with more than ${FILE_LINES} lines`, counted(longFiles));
  list(`Files of at most ${SMALL_LINES} lines with one user, in the same folder`, smallFiles);
  list("Stations from a route to what appends", writeWay);
  list("Stations from a consumer to the call of a receiver", outwardWay);
  console.log("\nOutside of a subject's folders, files of code that name it, and lines");
  for (const { subject, files, lines } of named) row(subject, files.length, lines);
  list("Files that name the notice", named.find(({ subject }) => subject === "notice")?.files ?? []);
}

if (import.meta.main) print(structureOf());

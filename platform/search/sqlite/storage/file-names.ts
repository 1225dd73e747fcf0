// The names of index files: each index has a file of its own, beside the others'. An index that took another's place has
// the next number, so that no log (-wal) of the one is ever beside the other's file. The highest number is the live one.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

/** `search.db` and `report-index@1` make `search-report-index@1.db`, and `search-report-index@1.2.db` of number 2. */
export function fileOf(path: string, index: string, number = 1): string {
  const end = extname(path);
  const name = index.replace(/[^\w@-]/g, (character) => `%${character.codePointAt(0)?.toString(16)}`);
  return join(dirname(path), `${basename(path, end)}-${name}${number === 1 ? "" : `.${number}`}${end}`);
}

/** The files of an index, the live one first. After a crash there may be more than one. */
export function filesOf(path: string, index: string): string[] {
  return numbersOf(path, index).map((number) => fileOf(path, index, number));
}

/** The file of the index that takes this one's place. */
export function nextFileOf(path: string, index: string): string {
  const [live = 0] = numbersOf(path, index);
  return fileOf(path, index, live + 1);
}

/** Files of the index's versions before its own, and of rebuilds of those and of its own. */
export function leftoversOf(path: string, index: string): { readonly index: string; readonly file: string }[] {
  const [, base, version] = /^(.+)@(\d+)$/.exec(index) ?? [];
  if (base === undefined) return [];
  return restsOf(path, `${base}@`).flatMap((rest) => {
    const [, found = "", aside = ""] = /^(\d+)(%7e[\w-]+)?(?:\.\d+)?$/.exec(rest) ?? [];
    const isLeft = found !== "" && (Number(found) < Number(version) || (found === version && aside !== ""));
    if (!isLeft) return [];
    const file = `${withoutEnd(path, `${base}@`)}${rest}${extname(path)}`;
    return [{ index: `${base}@${found}${aside.replace("%7e", "~")}`, file }];
  });
}

/** Highest first. */
function numbersOf(path: string, index: string): number[] {
  return restsOf(path, index)
    .flatMap((rest) => (rest === "" ? 1 : /^\.\d+$/.test(rest) ? Number(rest.slice(1)) : []))
    .sort((a, b) => b - a);
}

/** The rests of file names that begin as this index's does. */
function restsOf(path: string, index: string): string[] {
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  const [start, end] = [basename(withoutEnd(path, index)), extname(path)];
  return readdirSync(folder)
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, file.length - end.length));
}

function withoutEnd(path: string, index: string): string {
  return fileOf(path, index).slice(0, -extname(path).length);
}

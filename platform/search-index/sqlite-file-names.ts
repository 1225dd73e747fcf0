// The names of index files: each index has a file of its own, beside the others'.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

/** `search.db` and `report-index@1` make `search-report-index@1.db`. */
export function fileOf(path: string, index: string): string {
  const end = extname(path);
  const name = index.replace(/[^\w@.-]/g, (character) => `%${character.codePointAt(0)?.toString(16)}`);
  return join(dirname(path), `${basename(path, end)}-${name}${end}`);
}

/** Files of the index's versions before its own. */
export function olderFiles(path: string, index: string): string[] {
  const [, base, version] = /^(.+)@(\d+)$/.exec(index) ?? [];
  const folder = dirname(path);
  if (base === undefined || !existsSync(folder)) return [];
  const end = extname(path);
  const start = basename(fileOf(path, `${base}@`), end);
  return readdirSync(folder)
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .filter((file) => isOlder(file.slice(start.length, file.length - end.length), Number(version)))
    .map((file) => join(folder, file));
}

function isOlder(version: string, than: number): boolean {
  return /^\d+$/.test(version) && Number(version) < than;
}

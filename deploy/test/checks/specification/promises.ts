// Reads docs/specification/: promises with the tests that show them, and those that are not kept yet.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("../../../../docs/specification/", import.meta.url);

/** A test by its title as it stands in the code, without its tags; of a table of tests, the row that begins so. */
export type Shown = { readonly file: string; readonly title: string; readonly row?: string };
/** `id` is section.line, with a letter where a line promises several things. */
type Promised = {
  readonly id: string;
  readonly text: string;
  readonly shownBy: readonly Shown[];
  /** The rest of the last cell: for a promise that is not kept yet, what it waits for. */
  readonly rest: string;
};
export type Section = {
  readonly file: string;
  readonly promises: readonly Promised[];
  readonly notYet: readonly Promised[];
};

const ROW = /^\| (\d+\.\d+[a-z]?) \| (.+?) \| (.*) \|$/gm;
const SHOWN = /^`([\w./-]+)` › (.+?)(?: ‹(.+)›)?$/;

export const sections = (): readonly Section[] =>
  readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => sectionOf(file, readFileSync(new URL(file, FOLDER), "utf8")));

function sectionOf(file: string, text: string): Section {
  const [kept = "", later = ""] = text.split(/^## Not yet$/m);
  return { file, promises: rowsOf(kept), notYet: rowsOf(later) };
}

const rowsOf = (text: string): readonly Promised[] =>
  [...text.matchAll(ROW)].map(([, id = "", promise = "", last = ""]) => {
    const parts = last.split("<br>").map((part) => part.trim());
    const shownBy = parts.flatMap((part) => {
      const [, file, title, row] = SHOWN.exec(part) ?? [];
      return file && title ? [{ file, title, ...(row !== undefined && { row }) }] : [];
    });
    return { id, text: promise, shownBy, rest: parts.filter((part) => !SHOWN.test(part)).join(" ") };
  });

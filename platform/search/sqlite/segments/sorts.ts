// A document's sort columns: numbers of its own, and the groups it is in.
import type { Layout } from "../../analysis/layout.ts";
import type { SearchDoc } from "../../port.ts";
import type { Groups } from "./groups.ts";

export type SortValues = {
  /** The columns of a new document, which joins its groups. */
  take(doc: SearchDoc): number[];
  /** The columns of a document that was there; it leaves groups and joins others where they differ. */
  change(before: readonly number[], doc: SearchDoc): number[];
  /** The document leaves its groups. */
  leave(columns: readonly number[]): void;
};

const LARGEST = 0xffff_ffff;

/** `onNewGroup` is told the number of each; it may have been another group's before. */
export function createSortValues(layout: Layout, groups: Groups, onNewGroup: (no: number) => void): SortValues {
  const join = (column: number, name: string): number => {
    const { no, isNew } = groups.join(column, name);
    if (isNew) onNewGroup(no);
    return no;
  };
  return {
    take: (doc) =>
      layout.sorts.map(({ name, isGroup }, column) =>
        isGroup ? join(column, groupIn(doc, name)) : numberIn(doc, name),
      ),
    change: (before, doc) =>
      layout.sorts.map(({ name, isGroup }, column) => {
        if (!isGroup) return numberIn(doc, name);
        const group = groupIn(doc, name);
        const was = before[column] ?? 0;
        if (groups.find(column, group) === was) return was;
        const no = join(column, group);
        groups.leave(was);
        return no;
      }),
    leave(columns) {
      for (const [column, { isGroup }] of layout.sorts.entries()) if (isGroup) groups.leave(columns[column] ?? 0);
    },
  };
}

function groupIn({ sorts }: SearchDoc, name: string): string {
  const group = sorts[name];
  if (typeof group !== "string") throw new TypeError(`A document names no group for ${name}`);
  return group;
}

function numberIn({ sorts }: SearchDoc, name: string): number {
  const value = sorts[name];
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > LARGEST) {
    throw new TypeError(`A document's ${name} is no whole number from 0 to ${LARGEST}: ${value}`);
  }
  return value;
}

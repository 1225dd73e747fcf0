// Rows of the comparison, as a table.

export type Row = {
  readonly part: string;
  readonly source: string;
  readonly target: string;
  /** The difference, and its remedy; undefined where all is the same. */
  readonly problem?: string | undefined;
};

const HEAD: Row = { part: "", source: "source", target: "target" };

export function tableOf(rows: readonly Row[]): string {
  const all = [HEAD, ...rows];
  const width = (of: (row: Row) => string): number => Math.max(...all.map((row) => of(row).length));
  const [parts, sources, targets] = [width((row) => row.part), width((row) => row.source), width((row) => row.target)];
  const lineOf = ({ part, source, target }: Row, end: string): string =>
    `${part.padEnd(parts)}  ${source.padEnd(sources)}  ${target.padEnd(targets)}  ${end}`.trimEnd();
  return [lineOf(HEAD, ""), ...rows.map((row) => lineOf(row, row.problem ?? "same"))].join("\n");
}

/** A part that both sides share. */
export const stays = (part: string): Row => ({ part, source: "stays where it is", target: "stays where it is" });

/** `12,345 events` */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? what.replace(/s$/, "") : what}`;

/** How far it is with so many of all, and how long the rest takes at the speed so far. `seconds`: since it began with `first`. */
export function howFar(done: number, all: number, what: string, seconds: number, first = 0): string {
  const speed = (done - first) / seconds;
  const left = Math.max(0, all - done) / speed;
  const far = `${done.toLocaleString("en")} of ${counted(all, what)}`;
  if (!Number.isFinite(left)) return far;
  return left < 90 ? `${far}, about ${Math.ceil(left)} s left` : `${far}, about ${Math.ceil(left / 60)} min left`;
}

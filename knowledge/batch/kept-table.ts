// The table that is kept of a file of many reports: as it was read, without what gives a wallet away. All later steps read it again.
import { setImmediate } from "node:timers/promises";
import type { BatchForm } from "@sb/contracts/batch/model.ts";
import { secretRanges } from "../personal-information/wallet-secrets/find.ts";
import { ALL_LISTS } from "../personal-information/wallet-secrets/word-lists.ts";
import { fieldNamed } from "./columns.ts";
import { type Row, readTable, type Table, type Unread } from "./read-table.ts";

/** The same text with "…" in place of each private key and recovery phrase. */
export const withoutSecretsIn = (text: string): string => cut(text, secretRanges(text, ALL_LISTS));

const cut = (text: string, ranges: readonly (readonly [start: number, end: number])[]): string =>
  ranges.reduceRight((left, [start, end]) => `${left.slice(0, start)}…${left.slice(end)}`, text);

/** Rows that are looked through in one turn of the process. */
const IN_A_TURN = 100;

/** The same table without secrets: a row that had one says in which places (`secrets`). 10,000 rows take a second, in turns. */
export async function withoutSecrets(table: Table): Promise<Table> {
  const rows: Row[] = [];
  // A known field's heading names no secret.
  const names = table.headings.map((heading) => (fieldNamed(heading) ? "" : heading));
  for (const [at, row] of table.rows.entries()) {
    rows.push(rowWithout(row, names));
    if (at % IN_A_TURN === IN_A_TURN - 1) await setImmediate();
  }
  return { ...table, headings: table.headings.map(withoutSecretsIn), rows };
}

function rowWithout({ line, cells }: Row, names: readonly string[]): Row {
  const cleared = cells?.map((cell, place) => cellWithout(cell, names[place] ?? ""));
  const secrets = cleared?.flatMap((cell, place) => (cell === cells?.[place] ? [] : [place])) ?? [];
  return { line, cells: cleared, ...(secrets.length > 0 && { secrets }) };
}

/** The digits of a key are a transaction's as well: the name of the column may say which. */
function cellWithout(cell: string, name: string): string {
  const lead = name === "" ? "" : `${name}: `;
  const ranges = secretRanges(`${lead}${cell}`, ALL_LISTS).map(
    ([start, end]) => [Math.max(0, start - lead.length), end - lead.length] as const,
  );
  return cut(
    cell,
    ranges.filter(([, end]) => end > 0),
  );
}

/** Tells it from a file as it was sent, which was kept before. */
const MARK = "safer-block-table-1\n";

/** `readKept` reads it. What was no row is not in it. */
export const keptBytes = ({ headings, rows }: Table): Uint8Array =>
  new TextEncoder().encode(MARK + JSON.stringify({ headings, rows: rows.map(keptRow) }));

type KeptRow = readonly [line: number, cells: readonly string[] | null, secrets?: readonly number[]];
const keptRow = ({ line, cells, secrets }: Row): KeptRow =>
  secrets ? [line, cells ?? null, secrets] : [line, cells ?? null];

/** Reads what `keptBytes` wrote, or a file as it was sent. */
export function readKept(bytes: Uint8Array, form: BatchForm): Table | Unread {
  const isKept = MARK === new TextDecoder().decode(bytes.subarray(0, MARK.length));
  if (!isKept) return readTable(bytes, form);
  // Only `keptBytes` writes the mark at the head of a sealed file.
  const kept = JSON.parse(new TextDecoder().decode(bytes.subarray(MARK.length))) as {
    readonly headings: readonly string[];
    readonly rows: readonly KeptRow[];
  };
  const rows = kept.rows.map(([line, cells, secrets]) => ({ line, cells: cells ?? undefined, secrets }));
  return { form, headings: kept.headings, rows };
}

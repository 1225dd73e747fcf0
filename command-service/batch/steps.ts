// The steps of a batch: each goes through one chunk of rows and notes how far it came. A process may end between any two of its
// writes: the next run goes on from there, and each row is filed once.
import { BATCH_LIMITS, batchFileKey, batchFileOwner, type RowResult } from "@sb/contracts/batch/model.ts";
import { batchBookStream, batchRowStream, batchStream } from "@sb/contracts/batch/subject.ts";
import { isRefused, Refused } from "@sb/contracts/refused.ts";
import { agencyFiler } from "@sb/contracts/report/filers.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { readKept } from "@sb/knowledge/batch/kept-table.ts";
import type { Row, Table } from "@sb/knowledge/batch/read-table.ts";
import { foldName } from "@sb/knowledge/names/letters.ts";
import { retried } from "@sb/platform/decide/conflict.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext, HandleOptions } from "@sb/platform/decider.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { newSeq } from "@sb/platform/ids.ts";
import { LRUCache } from "lru-cache";
import type { AgencyGate } from "../agency/gate.ts";
import { eraseReport } from "../report/erase.ts";
import { type ClearedFor, type ReportsOn, requireNewFacts } from "../report/new-facts.ts";
import { reportDecider } from "../report/rules/decider.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { faultOf, type ReadRow, readRow } from "./row-form.ts";
import { bookDecider } from "./rules/book.ts";
import { batchDecider, type LiveBatch, requireBatch } from "./rules/decider.ts";
import { rowDecider } from "./rules/row.ts";

export type BatchDeps = WriteDeps & {
  readonly files: Files;
  readonly agencies: Pick<AgencyGate, "mayAct" | "nameOf">;
  readonly reportsOn: ReportsOn;
  readonly clearedFor: ClearedFor;
};

/** Rows that are filed or deleted at once: their commits are grouped. */
const AT_ONCE = 16;

export function createSteps(deps: BatchDeps) {
  const tableOf = createTables(deps);

  async function check(batch: LiveBatch, context: CommandContext): Promise<void> {
    const { from, to, rows } = await readChunk(batch, context.at);
    const found = await inTurn(rows, (row) => checkRow(deps, batch, row));
    const leftOut = found.flatMap((result, at) => (result ? [{ result, rowNo: rows[at]?.rowNo ?? "" }] : []));
    await note(batch, context, {
      ...{ type: "Checked", round: batch.round, from, to },
      results: leftOut.map(({ result }) => result),
      rowNos: leftOut.map(({ rowNo }) => rowNo),
    });
  }

  async function file(batch: LiveBatch, context: CommandContext): Promise<void> {
    const { from, to, rows } = await readChunk(batch, context.at);
    const isAllowed = await mayFile(deps, batch.agencySeq);
    const filed = await inTurn(rows, async (row): Promise<FiledRow> => {
      if (isAllowed) return fileRow(deps, batch, row, context);
      return { result: { line: row.line, outcome: "REFUSED", code: "BATCH_NOT_ALLOWED" }, rowId: "" };
    });
    await note(batch, context, {
      ...{ type: "Filed", round: batch.round, from, to },
      results: filed.map(({ result }) => result),
      rowIds: filed.map(({ rowId }) => rowId),
      rowNos: rows.map(({ rowNo }) => rowNo),
    });
  }

  /** The chunk that comes next, with the rows that have another's number told. */
  async function readChunk(batch: LiveBatch, at: string) {
    const { rows } = await tableOf(batch);
    const from = batch.next;
    const to = Math.min(batch.rows, from + BATCH_LIMITS.chunk);
    const firsts = firstLines(rows, batch);
    const read = rows.slice(from, to).map((row): ReadRow => {
      const found = readRow(row, batch, at.slice(0, 10));
      const { line, rowNo } = found;
      // With "…" in place of secrets, rows look alike that are not.
      const isRepeated =
        row.cells !== undefined && row.secrets === undefined && firsts.get(nameOf(row, batch.columns.rowNo)) !== line;
      return isRepeated ? { line, rowNo, fault: { code: "ROW_REPEATED", field: "rowNo" } } : found;
    });
    return { from, to, rows: read };
  }

  async function undo(batch: LiveBatch, context: CommandContext): Promise<void> {
    const from = batch.next;
    const { to, results, rowIds } = batch.filed.get(from) ?? { to: batch.rows, results: [], rowIds: [] };
    const rows = results.map((result, at) => ({ result, rowId: rowIds[at] ?? "" }));
    const filed = rows.filter(({ result }) => result.outcome === "FILED");
    const undone = await inTurn(filed, (row) => undoRow(deps, batch, row, context));
    await note(batch, context, { type: "Undone", round: batch.round, from, to, results: undone });
  }

  const note = (batch: LiveBatch, context: CommandContext, command: Parameters<typeof batchDecider.decide>[0]) =>
    deps.handle(batchDecider, batchStream.of(batch.batchSeq), command, context);

  /** One chunk of what is to do; whether there is more to do. */
  return async function step(batchSeq: number, context: CommandContext): Promise<{ readonly more: boolean }> {
    const batch = requireBatch((await load(deps, batchDecider, batchStream.of(batchSeq))).state);
    switch (batch.status) {
      case "CHECKING":
        await check(batch, context);
        return { more: true };
      case "CHECKED":
        if (batch.agreements) await beginByItself(deps, batch, batch.agreements, context);
        // Filing makes a job of its own.
        return { more: false };
      case "FILING":
        await file(batch, context);
        return { more: true };
      case "UNDOING":
        await undo(batch, context);
        return { more: true };
      default:
        return { more: false };
    }
  };
}

/** Files a batch as its agency wanted it at once. Where that is refused it stays checked, and the agency sees why when it asks. */
async function beginByItself(
  deps: BatchDeps,
  batch: LiveBatch,
  agreements: NonNullable<LiveBatch["agreements"]>,
  context: CommandContext,
): Promise<void> {
  try {
    await beginFiling(deps, batch, agreements, context);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** The reports are booked in the same commit. Refuses with BATCH_NOT_ALLOWED, DAILY_QUOTA_USED, CONFLICT. */
export function beginFiling(
  deps: BatchDeps,
  { batchSeq, agencySeq }: Pick<LiveBatch, "batchSeq" | "agencySeq">,
  agreements: NonNullable<LiveBatch["agreements"]>,
  context: CommandContext,
) {
  const stream = batchStream.of(batchSeq);
  return retried(async () => {
    const batch = requireBatch((await load(deps, batchDecider, stream)).state);
    const rows = batch.rows - batch.leftOut;
    const columns = headingsOf(deps, batch);
    const book = { type: "Book", agencySeq, batchSeq, rows, at: context.at, columns } as const;
    const begin = { type: "BeginFiling", at: context.at, agreements } as const;
    if (batch.status !== "CHECKED") return deps.handle(batchDecider, stream, begin, context);
    const ahead = await draft(deps, bookDecider, batchBookStream.of(agencySeq), book, context);
    return deps.handle(batchDecider, stream, begin, context, { ahead });
  });
}

const headingKey = ({ vault }: Pick<BatchDeps, "vault">, agencySeq: number, heading: string): string =>
  vault.mac("batch-heading", JSON.stringify([agencySeq, foldName(heading)]));

function headingsOf(deps: BatchDeps, { agencySeq, columns, settings }: LiveBatch) {
  const known = Object.entries(columns).flatMap(([field, place]) => {
    const heading = settings?.headings[place];
    return heading ? [[headingKey(deps, agencySeq, heading), field] as const] : [];
  });
  return Object.fromEntries(known) as Record<string, keyof typeof columns>;
}

/** The field that an agency took a heading for before. */
export async function knownHeadings(deps: BatchDeps, agencySeq: number) {
  const { state } = await load(deps, bookDecider, batchBookStream.of(agencySeq));
  return (heading: string) => state.columns[headingKey(deps, agencySeq, heading)];
}

async function mayFile(deps: BatchDeps, agencySeq: number): Promise<boolean> {
  const { state } = await load(deps, bookDecider, batchBookStream.of(agencySeq));
  return state.aDay !== undefined && (await deps.agencies.mayAct({ agencySeq }));
}

// Rows

type Good = Extract<ReadRow, { form: unknown }>;

/** Two rows of one number are one row. Without a number, it is known by what it says. */
function identityOf({ vault }: Pick<BatchDeps, "vault">, agencySeq: number, { rowNo, form, day }: Good) {
  const digest = vault.mac("batch-row-body", JSON.stringify([agencySeq, form, day]));
  const id = rowNo === "" ? ["says", digest] : ["no", rowNo];
  return { digest, rowId: vault.mac("batch-row", JSON.stringify([agencySeq, ...id])) };
}

/** The result of a row that was filed before; undefined where it was not. */
async function filedBefore(deps: BatchDeps, { batchSeq, agencySeq }: LiveBatch, row: Good) {
  const { digest, rowId } = identityOf(deps, agencySeq, row);
  const { state } = await load(deps, rowDecider, batchRowStream.of(rowId));
  if (!state) return undefined;
  const { line } = row;
  const { dclrSeq } = state;
  if (state.digest !== digest)
    return { line, outcome: "REFUSED", code: "ROW_CHANGED", field: "rowNo", dclrSeq } as const;
  return { line, outcome: state.batchSeq === batchSeq ? "FILED" : "ALREADY", dclrSeq } as const;
}

/** Undefined where it would be filed. */
async function checkRow(deps: BatchDeps, batch: LiveBatch, row: ReadRow): Promise<RowResult | undefined> {
  const { line } = row;
  if ("fault" in row) return { line, outcome: "REFUSED", ...row.fault };
  const before = await filedBefore(deps, batch, row);
  if (before) return before;
  return orRefusal(line, async () => {
    await requireNewFacts(deps, agencyFiler(batch.agencySeq), row.form);
    return undefined;
  });
}

/** Gives what `run` does, or the refusal as the row's result. */
async function orRefusal<Result>(line: number, run: () => Promise<Result>): Promise<Result | RowResult> {
  try {
    return await run();
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { line, outcome: "REFUSED", ...faultOf(error) };
  }
}

type FiledRow = { readonly result: RowResult; readonly rowId: string };

/** The report, and that its row was filed, in one commit where the store can. */
async function fileRow(deps: BatchDeps, batch: LiveBatch, row: ReadRow, context: CommandContext): Promise<FiledRow> {
  const { line } = row;
  if ("fault" in row) return { result: { line, outcome: "REFUSED", ...row.fault }, rowId: "" };
  const { agencySeq, batchSeq, agreements = [] } = batch;
  const { form, day } = row;
  const { digest, rowId } = identityOf(deps, agencySeq, row);
  const stream = batchRowStream.of(rowId);
  const facts = { ownerId: agencyFiler(agencySeq), form, files: [], agreements, today: day ?? context.at.slice(0, 10) };
  const fileAs = (dclrSeq: number, options: HandleOptions) =>
    deps.handle(reportDecider, reportStream.of(dclrSeq), { type: "File", dclrSeq, ...facts }, context, options);
  const file = async (): Promise<RowResult> => {
    const before = await filedBefore(deps, batch, row);
    if (before?.outcome === "REFUSED") return before;
    // Stores without transactions over streams may have the row without its report: it is filed now, and nothing where it was.
    if (before) await fileAs(before.dclrSeq, {});
    if (before) return before;
    await requireNewFacts(deps, facts.ownerId, form);
    const dclrSeq = newSeq();
    const ahead = await draft(deps, rowDecider, stream, { type: "File", batchSeq, dclrSeq, digest }, context);
    // Somebody else filed it between the two looks.
    if (ahead.length === 0) return file();
    await fileAs(dclrSeq, { ahead, isNew: true });
    return { line, outcome: "FILED", dclrSeq };
  };
  return { result: await orRefusal(line, () => retried(file)), rowId };
}

/** Deletes the report as its owner would, and frees its row. One that was deleted before counts as undone. */
async function undoRow(
  deps: BatchDeps,
  { batchSeq, agencySeq }: LiveBatch,
  { result: { line, dclrSeq = 0 }, rowId }: FiledRow,
  context: CommandContext,
): Promise<RowResult> {
  const command = { type: "Delete", dclrSeq, ownerId: agencyFiler(agencySeq) } as const;
  try {
    const { state } = await deps.handle(reportDecider, reportStream.of(dclrSeq), command, context);
    if (state.status === "DELETED") await eraseReport(deps.vault, dclrSeq, state.publication);
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (error.code === "DELETION_PENDING") return { line, outcome: "KEPT", code: error.code, dclrSeq };
    if (error.code !== "NOT_FOUND") throw error;
  }
  await deps.handle(rowDecider, batchRowStream.of(rowId), { type: "Undo", batchSeq, dclrSeq }, context);
  return { line, outcome: "UNDONE", dclrSeq };
}

/** In their order, some at once. */
async function inTurn<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))));
  return results;
}

/** The line on which each number, or else each text of a whole row, comes first. */
function firstLines(rows: readonly Row[], { columns }: Pick<LiveBatch, "columns">): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row, columns.rowNo);
    if (!firsts.has(name)) firsts.set(name, row.line);
  }
  return firsts;
}

const nameOf = ({ cells }: Row, place: number | undefined): string =>
  JSON.stringify((place === undefined ? undefined : cells?.[place]) || (cells ?? null));

// Files

/** Tables that are kept read: a batch's rows are asked for chunk by chunk. */
const TABLES = 4;

function createTables({
  files,
  vault,
}: Pick<BatchDeps, "files" | "vault">): (batch: Pick<LiveBatch, "batchSeq" | "form">) => Promise<Table> {
  const known = new LRUCache<number, Table>({ max: TABLES, ttl: 60_000 });
  return async ({ batchSeq, form }) => {
    const before = known.get(batchSeq);
    if (before) return before;
    const sealed = await files.get(batchFileKey(batchSeq));
    const bytes = sealed && (await vault.openBytes(batchFileOwner(batchSeq), sealed));
    const table = bytes && readKept(bytes, form);
    if (!table || "refused" in table) throw new Refused("NOT_FOUND");
    known.set(batchSeq, table);
    return table;
  };
}

/** Destroys the file's key, then the file, where it is kept no longer. Also after a crash in between. */
export async function clearFile(deps: BatchDeps, batchSeq: number, context: CommandContext): Promise<void> {
  const command = { type: "DestroyFile", at: context.at } as const;
  const { state } = await deps.handle(batchDecider, batchStream.of(batchSeq), command, context);
  if (state.status === "NONE" || !state.isFileGone) return;
  await deps.vault.shred(batchFileOwner(batchSeq));
  await deps.files.delete(batchFileKey(batchSeq));
}

// The rules of a batch: its rows are checked chunk by chunk, then filed, and within a day they may be undone, all of them.
import { type BatchEvent, type BatchSettings, type BatchUploaded, batchEvents } from "@sb/contracts/batch/events.ts";
import { BATCH_DAY_MS, type BatchState, type RowResult } from "@sb/contracts/batch/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type Facts = BatchUploaded["data"];
type Mapping = Pick<Facts, "columns" | "crimeType" | "open"> & Pick<BatchSettings, "title" | "comment">;
/** `round`: of the mapping that was read by. */
type Chunk = {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly results: readonly RowResult[];
};

/** `rowIds`: of the rows' own streams, in the order of the results; empty where a row was none. */
type FiledChunk = Chunk & { readonly rowIds: readonly string[] };

/** Times are ISO 8601. */
export type BatchCommand =
  | { readonly type: "Upload"; readonly facts: Facts; readonly settings: BatchSettings }
  | { readonly type: "Map"; readonly mapping: Mapping }
  | ({ readonly type: "Checked"; readonly rowNos: readonly string[] } & Chunk)
  | ({ readonly type: "Filed"; readonly rowNos: readonly string[] } & FiledChunk)
  | { readonly type: "BeginFiling"; readonly at: string; readonly agreements: readonly Agreement[] }
  | { readonly type: "BeginUndo"; readonly at: string }
  | ({ readonly type: "Undone" } & Chunk)
  | { readonly type: "DestroyFile"; readonly at: string };

export type LiveBatch = Pick<
  Facts,
  "batchSeq" | "agencySeq" | "form" | "rows" | "columns" | "crimeType" | "open" | "uploadedAt"
> & {
  readonly status: BatchState;
  /** Undefined where its key was destroyed. */
  readonly settings: BatchSettings | undefined;
  /** It is filed as soon as it is checked, or was filed, on these. */
  readonly agreements: readonly Agreement[] | undefined;
  /** The first row that the check, the filing or the undoing has not gone through, from 0. */
  readonly next: number;
  /** How often other columns were taken. */
  readonly round: number;
  /** Rows that the check found wrong, or filed before. */
  readonly leftOut: number;
  readonly begunAt: string | undefined;
  /** Chunks that were filed, by their first row. */
  readonly filed: ReadonlyMap<number, Omit<FiledChunk, "round" | "rowNos">>;
  readonly isFileGone: boolean;
};
export type BatchRuleState = { readonly status: "NONE" } | LiveBatch;

export const batchDecider: Decider<BatchCommand, BatchEvent, BatchRuleState> = {
  events: batchEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function decide(command: BatchCommand, state: BatchRuleState): readonly BatchEvent[] {
  if (command.type === "Upload") return upload(command, state);
  const batch = requireBatch(state);
  const { batchSeq } = batch;
  switch (command.type) {
    case "Map":
      return map(command.mapping, batch);
    case "Checked": {
      const { from, to, results, rowNos } = command;
      if (!isNext(batch, "CHECKING", command)) return [];
      return [{ type: "BatchRowsChecked", version: 1, data: { batchSeq, from, to, results }, secret: { rowNos } }];
    }
    case "Filed": {
      const { from, to, results, rowIds, rowNos } = command;
      if (!isNext(batch, "FILING", command)) return [];
      return [
        { type: "BatchRowsFiled", version: 1, data: { batchSeq, from, to, results, rowIds }, secret: { rowNos } },
      ];
    }
    case "BeginFiling": {
      if (batch.status === "FILING" || batch.status === "FILED") return [];
      if (batch.status !== "CHECKED") throw new Refused("CONFLICT");
      const { at: begunAt, agreements } = command;
      return [{ type: "BatchFilingBegun", version: 1, data: { batchSeq, begunAt, agreements } }];
    }
    case "BeginUndo":
      return beginUndo(command.at, batch);
    case "Undone": {
      const { from, to, results } = command;
      if (!isNext(batch, "UNDOING", command)) return [];
      return [{ type: "BatchRowsUndone", version: 1, data: { batchSeq, from, to, results } }];
    }
    case "DestroyFile": {
      const isOver = Date.parse(command.at) - Date.parse(batch.begunAt ?? batch.uploadedAt) >= BATCH_DAY_MS;
      const isUnderWay = batch.status === "FILING" || batch.status === "UNDOING";
      if (batch.isFileGone || isUnderWay || !isOver) return [];
      return [{ type: "BatchFileDestroyed", version: 1, data: { batchSeq } }];
    }
    default:
      return command satisfies never;
  }
}

export function requireBatch(state: BatchRuleState): LiveBatch {
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  return state;
}

/** No events where the seq is taken: createOnce finds out by whom. */
function upload(
  { facts, settings }: Extract<BatchCommand, { type: "Upload" }>,
  state: BatchRuleState,
): readonly BatchEvent[] {
  if (state.status !== "NONE") return [];
  return [{ type: "BatchUploaded", version: 1, data: facts, secret: settings }];
}

function map({ columns, crimeType, open, title, comment }: Mapping, batch: LiveBatch): readonly BatchEvent[] {
  if (batch.status !== "CHECKING" && batch.status !== "CHECKED") throw new Refused("CONFLICT");
  if (!batch.settings) throw new Refused("NOT_FOUND");
  const { name, headings } = batch.settings;
  const data = { batchSeq: batch.batchSeq, columns, crimeType, open };
  return [{ type: "BatchMapped", version: 1, data, secret: { name, headings, title, comment } }];
}

/** False where another run went through these rows meanwhile, other columns were taken, or the batch is past that. */
const isNext = (batch: LiveBatch, at: BatchState, { round, from }: Pick<Chunk, "round" | "from">): boolean =>
  batch.status === at && batch.round === round && batch.next === from;

function beginUndo(at: string, { batchSeq, status, begunAt = at }: LiveBatch): readonly BatchEvent[] {
  if (status === "UNDOING" || status === "UNDONE") return [];
  // Reports that are being filed would escape: it can be undone once it is through.
  if (status !== "FILED") throw new Refused("CONFLICT");
  if (Date.parse(at) - Date.parse(begunAt) >= BATCH_DAY_MS) throw new Refused("UNDO_OVER");
  return [{ type: "BatchUndoBegun", version: 1, data: { batchSeq, begunAt: at } }];
}

function evolve(state: BatchRuleState, event: BatchEvent): BatchRuleState {
  if (event.type === "BatchUploaded") return uploaded(event);
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "BatchMapped": {
      const { columns, crimeType, open } = event.data;
      return {
        ...state,
        columns,
        crimeType,
        open,
        settings: event.secret,
        status: "CHECKING",
        round: state.round + 1,
        next: 0,
        leftOut: 0,
      };
    }
    case "BatchRowsChecked": {
      const { to, results } = event.data;
      const status = to >= state.rows ? "CHECKED" : "CHECKING";
      return { ...state, status, next: to, leftOut: state.leftOut + results.length };
    }
    case "BatchFilingBegun": {
      const { begunAt, agreements } = event.data;
      return { ...state, status: "FILING", next: 0, begunAt, agreements };
    }
    case "BatchRowsFiled": {
      const { from, to } = event.data;
      const status = to >= state.rows ? "FILED" : "FILING";
      return { ...state, status, next: to, filed: new Map([...state.filed, [from, event.data]]) };
    }
    case "BatchUndoBegun":
      return { ...state, status: "UNDOING", next: 0 };
    case "BatchRowsUndone":
      return { ...state, status: event.data.to >= state.rows ? "UNDONE" : "UNDOING", next: event.data.to };
    case "BatchFileDestroyed":
      return { ...state, isFileGone: true, status: state.begunAt === undefined ? "EXPIRED" : state.status };
    default:
      throw unknownEvent(event);
  }
}

function uploaded({ data, secret }: BatchUploaded): LiveBatch {
  const { batchSeq, agencySeq, form, rows, columns, crimeType, open, uploadedAt, agreements } = data;
  return {
    ...{ status: "CHECKING", batchSeq, agencySeq, form, rows, columns, crimeType, open, uploadedAt, agreements },
    ...{ settings: secret, round: 0, next: 0, leftOut: 0, begunAt: undefined, filed: new Map(), isFileGone: false },
  };
}

// The writing thread, one for all indexes: batches are analysed, written and synced here, so that the thread that answers
// requests never waits for them.
import type { MessagePort } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { layoutOf } from "../../analysis/layout.ts";
import type { IndexBatch } from "../../port.ts";
import { createApply } from "../segments/apply.ts";
import type { Delta } from "../segments/delta.ts";
import { IndexRetired } from "../storage/retired.ts";
import { noteLog, openWriting, removeUnused, retire } from "../storage/schema.ts";
import { createVacuum } from "../storage/vacuum.ts";
import { createSharedAnalyst } from "./analysing.ts";
import { answerRequests } from "./thread.ts";

/** Requests, each of which is answered, in their order. Indexes are called by a number that the one who opens them picks. */
export type ToWriter =
  | { readonly open: OpenIndex }
  | { readonly apply: IndexBatch; readonly index: number }
  | { readonly announceTo: MessagePort; readonly index: number }
  | { readonly close: number }
  /** A file that nobody here has open. */
  | { readonly retire: string }
  /** Answered with whether it is gone. */
  | { readonly removeUnused: string }
  /** The identity of the log that all indexes are made from, also those opened later. */
  | { readonly log: string };
export type OpenIndex = {
  readonly index: number;
  readonly file: string;
  readonly schema: IndexSchema;
};
type Opened = {
  apply(batch: IndexBatch): void;
  /** Sends each delta there before its commit: whoever sees the commit finds its delta there. */
  announceTo(deltas: MessagePort): void;
  noteLog(id: string): void;
  close(): void;
};

const opened = new Map<number, Opened>();
const analyst = createSharedAnalyst();
let log: string | undefined;

function openIndex({ file, schema }: OpenIndex): Opened {
  const layout = layoutOf(schema);
  const db = openWriting(file, layout);
  if (log !== undefined) noteLog(db, log);
  const apply = createApply(db, layout, undefined, undefined, analyst);
  const vacuum = createVacuum(db, analyst.rest);
  const listeners = new Set<MessagePort>();
  const announce = (delta: Delta): void => {
    for (const deltas of listeners) deltas.postMessage(delta);
  };
  vacuum.later();
  return {
    apply(batch) {
      try {
        apply(batch, announce);
      } finally {
        vacuum.later();
      }
    },
    announceTo(deltas) {
      listeners.add(deltas);
      // Its searching thread has closed the index, or is no more.
      deltas.on("close", () => listeners.delete(deltas));
    },
    noteLog: (id) => noteLog(db, id),
    close() {
      vacuum.close();
      db.close();
      for (const deltas of listeners) deltas.close();
    },
  };
}

function getIndex(index: number): Opened {
  const found = opened.get(index);
  // Closed meanwhile.
  if (found === undefined) throw new IndexRetired();
  return found;
}

function attach(id: string): void {
  log = id;
  for (const index of opened.values()) index.noteLog(id);
}

function run(request: ToWriter): unknown {
  if ("log" in request) attach(request.log);
  else if ("open" in request) opened.set(request.open.index, openIndex(request.open));
  else if ("apply" in request) getIndex(request.index).apply(request.apply);
  else if ("announceTo" in request) getIndex(request.index).announceTo(request.announceTo);
  else if ("removeUnused" in request) return removeUnused(request.removeUnused);
  else if ("retire" in request) retire(request.retire);
  else {
    getIndex(request.close).close();
    opened.delete(request.close);
  }
}

answerRequests(run);

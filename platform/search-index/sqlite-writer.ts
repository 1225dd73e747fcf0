// The writing thread, one for all indexes: batches are analysed, written and synced here, so that the thread that answers
// requests never waits for them.
import { type MessagePort, parentPort } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { errcodeOf } from "../sqlite/errors.ts";
import type { Delta } from "./delta.ts";
import { layoutOf } from "./layout.ts";
import type { IndexBatch } from "./port.ts";
import { createApply } from "./sqlite-apply.ts";
import { IndexRetired } from "./sqlite-retired.ts";
import { noteLog, openWriting, retire } from "./sqlite-schema.ts";
import { createVacuum } from "./sqlite-vacuum.ts";

/** Requests, each of which is answered, in their order. Indexes are called by a number that the one who opens them picks. */
export type ToWriter =
  | { readonly open: OpenIndex }
  | { readonly apply: IndexBatch; readonly index: number }
  | { readonly close: number }
  /** A file that nobody here has open. */
  | { readonly retire: string }
  /** The identity of the log that all indexes are made from, also those opened later. */
  | { readonly log: string };
export type OpenIndex = {
  readonly index: number;
  readonly file: string;
  readonly schema: IndexSchema;
  /** Where deltas go, each before its commit: whoever sees the commit finds its delta there. */
  readonly deltas: MessagePort;
};
export type FromWriter =
  | { readonly done: true }
  | {
      readonly failed: {
        readonly message: string;
        readonly code: string | undefined;
        readonly errcode: number | undefined;
      };
    };

type Opened = { apply(batch: IndexBatch): void; noteLog(id: string): void; close(): void };

const port = parentPort;
if (port === null) throw new Error("The search engine's writer runs in a worker thread only");
const opened = new Map<number, Opened>();
let log: string | undefined;

function openIndex({ file, schema, deltas }: OpenIndex): Opened {
  const layout = layoutOf(schema);
  const db = openWriting(file, layout);
  if (log !== undefined) noteLog(db, log);
  const apply = createApply(db, layout);
  const vacuum = createVacuum(db);
  const announce = (delta: Delta) =>
    deltas.postMessage(delta, [delta.docs.buffer, delta.groups.buffer] as ArrayBuffer[]);
  vacuum.later();
  return {
    apply(batch) {
      try {
        apply(batch, announce);
      } finally {
        vacuum.later();
      }
    },
    noteLog: (id) => noteLog(db, id),
    close() {
      vacuum.close();
      db.close();
      deltas.close();
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

function run(request: ToWriter): void {
  if ("log" in request) attach(request.log);
  else if ("open" in request) opened.set(request.open.index, openIndex(request.open));
  else if ("apply" in request) getIndex(request.index).apply(request.apply);
  else if ("retire" in request) retire(request.retire);
  else {
    getIndex(request.close).close();
    opened.delete(request.close);
  }
}

port.on("message", (request: ToWriter) => {
  const post = (answer: FromWriter) => port.postMessage(answer);
  try {
    run(request);
    post({ done: true });
  } catch (error) {
    post({ failed: { message: messageOf(error), code: codeOf(error), errcode: errcodeOf(error) } });
  }
});

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

// The thread that copies the event store's log into the table (wal-checkpoints.ts).
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "./rows.ts";
import { walOf } from "./wal.ts";

export type ToCheckpointer = { readonly copy: true } | { readonly close: true };
export type FromCheckpointer = { readonly copied: true };

/** Each turn is shorter than the one before it, unless a reader holds on to the log. */
const TURNS = 10;

const port = parentPort;
if (port === null) throw new Error("The log is copied in a worker thread only");
const { file }: { readonly file: string } = workerData;
const db = connect(file);
const wal = walOf(db);

/** Whether nothing is left: commits go on meanwhile. */
function copyOnce(): boolean {
  wal.copy();
  const { log, copied } = wal.lengths();
  return copied >= log;
}

function copyAll(): void {
  for (let turn = 1; turn <= TURNS; turn += 1) if (copyOnce()) return;
}

port.on("message", (message: ToCheckpointer) => {
  if ("copy" in message) {
    copyAll();
    port.postMessage({ copied: true } satisfies FromCheckpointer);
  } else {
    db.close();
    port.close();
  }
});

// The embedded read store: one SQLite file (node:sqlite, WAL), a batch and its checkpoint in one transaction. This thread
// reads, another one writes.
import { basename } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { START } from "../../event-store/port.ts";
import type { OnDamage } from "../../sqlite/damage.ts";
import { closingUnless, type Guard, guardDerived } from "../../sqlite/guard.ts";
import { createChangeCheck } from "../../sqlite/transaction.ts";
import type { ModelState, ReadStore } from "../port.ts";
import { createStates } from "../states.ts";
import { createFindDocs } from "./docs.ts";
import { applyJob, errorOf, type Job } from "./jobs.ts";
import { createKeptDocs } from "./kept.ts";
import { createModels } from "./models.ts";
import { createNames, type ProjectionName, versionOf, versionsIn } from "./names.ts";
import { createReading } from "./reading.ts";
import { openDatabase } from "./schema.ts";
import { startWriter, type Writer } from "./write-queue.ts";
import { createWriteSide } from "./write-side.ts";

/** Opens the read store in the file at `path`, made where there is none. Throws where it is damaged (sqlite/damage.ts). */
export function openSqliteReadStore(path: string, onDamage?: OnDamage): ReadStore {
  const db = openDatabase(path);
  const guard = guardDerived(db, path, onDamage);
  return closingUnless(db, () => createStore(db, path, guard));
}

function createStore(db: DatabaseSync, path: string, { watch, damaged, stop }: Guard): ReadStore {
  const names = createNames(db);
  const kept = createKeptDocs();
  const hasChangedElsewhere = createChangeCheck(db);
  /** As the transaction sees them that reads share: asking for one takes longer than finding a document that is kept. */
  let entries = names.entries();
  let isWrittenHere = false;
  const lookAgain = (): void => {
    entries = names.entries();
    kept.compare(versionsIn(entries));
  };
  const reading = createReading(db, () => {
    if (hasChangedElsewhere()) lookAgain();
    else if (isWrittenHere) entries = names.entries();
    isWrittenHere = false;
  });
  const beforeWrite = (): void => {
    reading.end();
    isWrittenHere = true;
  };
  const entryOf = (projection: string): ProjectionName | undefined => entries.get(projection);
  const model = createModels(db, entryOf, createFindDocs(db, watch), kept, reading);
  const states = createStates((projection) => stateOf(names.find(projection)), createChangeCheck(db));
  const writer = path === ":memory:" ? writeHere(db, path, beforeWrite) : startWriter(path, damaged);

  /** Answers once readers see what the job has done. */
  const write = async (job: Job) => {
    const answer = await writer.run(job);
    reading.end();
    return answer;
  };
  const changeNames = async (job: Job, changed: readonly string[]): Promise<void> => {
    await write(job);
    lookAgain();
    for (const name of changed) states.changed(name);
  };

  return {
    async attach(log) {
      const misfits = await write({ kind: "attach", file: basename(path), log });
      if (!Array.isArray(misfits)) throw new TypeError("attach answers with misfits");
      lookAgain();
      for (const { name } of misfits) states.changed(name);
      return misfits;
    },
    model: (projection) => model(projection, false),
    readyModel: (projection) => model(projection, true),
    async apply(batch) {
      const written = await write(applyJob(batch));
      if (written && "to" in written) kept.written(batch.projection, batch.ops, written.from, written.to);
      states.changed(batch.projection);
    },
    checkpoint: async (projection) => names.find(projection)?.position ?? START,
    watch: states.watch,
    whenReached: states.whenReached,
    projections: async () => names.all(),
    drop: (projection, fence) => changeNames({ kind: "drop", projection, fence }, [projection]),
    promote: (from, to, fence) => changeNames({ kind: "promote", from, to, fence }, [from, to]),
    async close() {
      states.close();
      await stop();
      reading.end();
      await writer.close();
      reading.end();
      db.close();
    },
  };
}

/** A store in memory has one connection only. */
function writeHere(db: DatabaseSync, path: string, beforeWrite: () => void): Writer {
  const side = createWriteSide(db, path, beforeWrite);
  return {
    async run(job) {
      const [outcome] = side.run([job]);
      if (outcome && "answer" in outcome) return outcome.answer;
      throw outcome ? errorOf(outcome) : new Error("a job without an outcome");
    },
    close: side.close,
  };
}

function stateOf(entry: ProjectionName | undefined): ModelState {
  return entry === undefined
    ? { position: START, version: "", ready: false }
    : { position: entry.position, version: versionOf(entry), ready: entry.ready };
}

// Notes which log the read models are made from, and drops those that do not fit it.
import type { DatabaseSync } from "node:sqlite";
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import { type LogMark, START } from "../../event-store/port.ts";
import type { Names } from "./names.ts";

/** Within a transaction. `file`: what the misfits are said to lie in. */
export function attach(db: DatabaseSync, names: Names, file: string, log: LogMark): readonly Misfit[] {
  const noted = db.prepare("SELECT id FROM log").get()?.id;
  const madeFrom = noted === undefined ? undefined : String(noted);
  const misfits = names.all().flatMap((name): Misfit[] => {
    const { position: at = START, ready } = names.find(name) ?? {};
    const reason = misfitOf(at, madeFrom, log, ready);
    return reason ? [{ name, file, reason, at }] : [];
  });
  for (const { name } of misfits) names.forget(name);
  if (madeFrom !== log.id) {
    db.exec("DELETE FROM log");
    db.prepare("INSERT INTO log VALUES (?)").run(log.id);
  }
  return misfits;
}

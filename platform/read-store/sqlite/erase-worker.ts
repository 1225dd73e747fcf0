// Writes the file anew, if it is small, and empties its log. A thread of its own: it takes up to a second.
import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { isSmall, NOTHING_ERASED } from "./erase.ts";

const { path }: { readonly path: string } = workerData;
const db = new DatabaseSync(path, { timeout: 10_000 });
db.exec("PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON");
if (isSmall(db)) db.exec("VACUUM");
db.exec(`${NOTHING_ERASED}; PRAGMA wal_checkpoint(TRUNCATE)`);
db.close();

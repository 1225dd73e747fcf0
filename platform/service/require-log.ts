// An event store that is not there is made, empty. Where it was lost, that would look like a service without reports.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const DERIVED = /^(?:read|bus|jobs|search-.*)\.db$/;

/** Throws StartError where events.db is gone or empty, but something that was made from it is there. */
export function requireLog(eventStoreUrl: string, dataDir: string): void {
  const elsewhere = eventStoreUrl !== "sqlite:";
  if (elsewhere || (statSync(join(dataDir, "events.db"), { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const derived = readdirSync(dataDir).filter((name) => DERIVED.test(name));
  if (derived.length === 0) return;
  throw new StartError(
    `events.db is missing or empty in ${dataDir}: restore it from the back-up; ` +
      `to begin without any report, delete ${derived.join(", ")} first`,
  );
}

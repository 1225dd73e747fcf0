// Deletes evidence that no event names: it was stored, and a crash came before the event. Whoever filed has sent it again
// since, or has gone.
import { ReportOrphans } from "@sb/contracts/report/jobs.ts";
import { EVIDENCE_ROOT, fileOfKey, timeOfFile } from "@sb/contracts/report/model.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import { namesIn } from "./named-files.ts";

export type OrphanDeps = {
  readonly files: Pick<Files, "list" | "delete">;
  readonly eventStore: Pick<EventStore, "readStream">;
  readonly vault: Pick<Vault, "open">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const DAY_MS = 86_400_000;
/** A file is stored seconds before its event. */
const YOUNGEST_MS = DAY_MS;
/** The job comes each night: it looks at each file for a month, then never again. */
const OLDEST_MS = 31 * DAY_MS;

export const orphansSchedule: Schedule = {
  kind: ReportOrphans.kind,
  name: "report-orphans",
  payload: {},
  when: { cron: "20 4 * * *", timeZone: "Asia/Seoul" },
};

export function orphansHandler(deps: OrphanDeps): JobWorker {
  return defineHandler({
    job: ReportOrphans,
    concurrency: 1,
    async handle({ signal }) {
      const now = Date.parse(deps.clock());
      for await (const key of deps.files.list(EVIDENCE_ROOT)) {
        signal.throwIfAborted();
        if (await isOrphan(deps, key, now)) await deps.files.delete(key);
      }
    },
  });
}

/** What can't be judged is kept. */
async function isOrphan({ eventStore, vault }: OrphanDeps, key: string, now: number): Promise<boolean> {
  const file = fileOfKey(key);
  if (!file) return false;
  const storedAt = timeOfFile(file.fileId);
  if (storedAt === undefined || storedAt > now - YOUNGEST_MS || storedAt < now - OLDEST_MS) return false;
  const named = await namesIn({ eventStore, vault }, file.dclrSeq);
  return named !== undefined && !named.has(file.fileId);
}

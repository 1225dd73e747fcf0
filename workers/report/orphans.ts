// Deletes evidence that no event names: it was stored, and a crash came before the event. Whoever filed has sent it again
// since, or has gone.
import { DeclarationFiled, DeclarationModified } from "@sb/contracts/report/events.ts";
import { ReportOrphans } from "@sb/contracts/report/jobs.ts";
import { EVIDENCE_ROOT, fileOfKey, timeOfFile } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import * as z from "zod";
import { defineHandler } from "../runtime/define-handler.ts";

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

/** A file that can't be judged is kept. */
async function isOrphan({ eventStore, vault }: OrphanDeps, key: string, now: number): Promise<boolean> {
  const file = fileOfKey(key);
  if (!file) return false;
  const storedAt = timeOfFile(file.fileId);
  if (storedAt === undefined || storedAt > now - YOUNGEST_MS || storedAt < now - OLDEST_MS) return false;
  const named = await namesIn({ eventStore, vault }, file.dclrSeq);
  return named !== undefined && !named.has(file.fileId);
}

const WithFiles = z.object({ files: z.array(z.object({ fileId: z.string() })) });
const NAMING: readonly string[] = [DeclarationFiled.type, DeclarationModified.type];

/**
 * The ids that any event of the report ever named; none where there is no such report. Undefined where a key is destroyed: the
 * report is deleted, and its files are deleted with it.
 */
async function namesIn(
  { eventStore, vault }: Pick<OrphanDeps, "eventStore" | "vault">,
  dclrSeq: number,
): Promise<ReadonlySet<string> | undefined> {
  const stream = reportStream.of(dclrSeq);
  const { events } = await eventStore.readStream(stream);
  const names = new Set<string>();
  for (const { type, sealed } of events) {
    if (!NAMING.includes(type) || sealed === undefined) continue;
    const opened = await vault.open(stream, sealed);
    if (opened === undefined) return undefined;
    for (const { fileId } of WithFiles.parse(opened).files) names.add(fileId);
  }
  return names;
}

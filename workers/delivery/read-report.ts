// Reads a report's stream with what is confidential in it. What was destroyed is missing.
import { reportEvents } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { type ReportStep, reportSteps } from "./report-steps.ts";

export type ReadReportDeps = {
  readonly eventStore: Pick<EventStore, "readStream">;
  readonly vault: Pick<Vault, "open">;
};

/** Oldest first; empty where there is no such report. */
export async function readReportSteps(
  { eventStore, vault }: ReadReportDeps,
  dclrSeq: number,
): Promise<readonly ReportStep[]> {
  const stream = reportStream.of(dclrSeq);
  const { events } = await eventStore.readStream(stream);
  const opened = events.map(async (event) => {
    const secret = event.sealed === undefined ? undefined : await vault.open(stream, event.sealed);
    return { ...event, ...reportEvents.read(event, secret) };
  });
  return reportSteps(await Promise.all(opened));
}

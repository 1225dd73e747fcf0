// Which evidence the events of a report name.
import { DeclarationFiled, DeclarationModified } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import * as z from "zod";

type Deps = { readonly eventStore: Pick<EventStore, "readStream">; readonly vault: Pick<Vault, "open"> };

const WithFiles = z.object({ files: z.array(z.object({ fileId: z.string() })) });
const NAMING: readonly string[] = [DeclarationFiled.type, DeclarationModified.type];

/**
 * The ids that any event of the report ever named; none where there is no such report. Undefined where a key is destroyed: the
 * report is deleted, and its files are deleted with it.
 */
export async function namesIn({ eventStore, vault }: Deps, dclrSeq: number): Promise<ReadonlySet<string> | undefined> {
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

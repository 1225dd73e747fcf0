// Imports one entry of a published list as a public report of the importer's.
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { seqOfDay, uuidv7 } from "@sb/platform/ids.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { crimeTypeOf } from "./import-categories.ts";
import { chainOf } from "./import-chains.ts";
import type { ImportReport } from "./rules/commands.ts";
import { reportDecider } from "./rules/decider.ts";

export type ImportDeps = {
  readonly eventStore: EventStore;
  readonly vault: Vault;
  readonly handle: HandleCommand;
  readonly clock: () => string;
};

export type Imported = {
  readonly dclrSeq: number;
  /** It had been imported before. */
  readonly repeated: boolean;
  readonly position: Position | undefined;
};

const ACTOR = `system:${IMPORTER}`;

/** The same entry is filed once, however often it is sent. Refuses with ADDRESS_INVALID. */
export async function importDeclaration(deps: ImportDeps, entry: ImportEntry): Promise<Imported> {
  const creation = {
    person: IMPORTER,
    route: "import",
    // The entry is its own idempotency key; only digests of both are stored.
    key: JSON.stringify(Object.entries(entry).sort()),
    body: entry,
    stream: reportStream.of,
    // By its list's day: lists are sorted by seq, and the day of the import says nothing.
    drawSeq: () => seqOfDay(entry.reportedAt),
    context: { actor: ACTOR, correlationId: `import-${uuidv7()}`, at: deps.clock() },
  } as const;
  const { seq, ...created } = await createOnce(deps, creation, (attempt) =>
    attempt.append(reportDecider, importCommand(attempt.seq, entry)),
  );
  return { dclrSeq: seq, ...created };
}

export function importCommand(dclrSeq: number, entry: ImportEntry): ImportReport {
  const { address, kind, category, description, source, reportedAt } = entry;
  const site = kind === "site";
  const words = [category, description, source].find((text) => text && crimeTypeOf(text) !== undefined) ?? "";
  return {
    type: "Import",
    dclrSeq,
    entry: {
      declareType: site ? "SITE" : "WALLET",
      crimeType: crimeTypeOf(category ?? words) ?? "OTHER",
      crimeDetail: category,
      ...(site ? {} : chainOf(entry)),
      adrs: address,
      // Made from these facts in the reader's language.
      title: "",
      comment: description ?? "",
    },
    provenance: { source, reportedAt },
  };
}

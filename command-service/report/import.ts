// Imports one entry of a published list as a public report of the importer's.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
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
  const { seq, ...created } = await createOnce(deps, {
    person: IMPORTER,
    route: "import",
    // The entry is its own idempotency key; only digests of both are stored.
    key: JSON.stringify(Object.entries(entry).sort()),
    body: entry,
    decider: reportDecider,
    stream: reportStream.of,
    command: (dclrSeq) => importCommand(dclrSeq, entry),
    context: { actor: ACTOR, correlationId: `import-${uuidv7()}`, at: deps.clock() },
  });
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
      crimeDetail: category ?? (words === "" ? "unclassified" : undefined),
      ...(site ? {} : chainOf(entry)),
      adrs: address,
      title: titleOf(entry),
      comment: description || `Listed in ${source}, which gives no description.`,
    },
    provenance: { source, reportedAt },
  };
}

/** `Phishing / Binance: evil.example`, `Service hack: 0x12345678…abcdef`. */
function titleOf({ category, kind, address }: ImportEntry): string {
  const what = (category ?? `Reported ${kind}`).replaceAll("_", " ");
  const title = `${what[0]?.toUpperCase() ?? ""}${what.slice(1)}: ${shortened(kind, address)}`;
  return title.slice(0, LIMITS.titleChars);
}

function shortened(kind: ImportEntry["kind"], address: string): string {
  if (kind === "site") return address.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "").replace(/[/?#].*$/, "");
  return address.length > 20 ? `${address.slice(0, 10)}…${address.slice(-6)}` : address;
}

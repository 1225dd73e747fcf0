// Takes one entry of somebody else's list over as a public report of the importer's.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { IMPORTER, reportStream } from "@sb/contracts/report/model.ts";
import { withClaim } from "@sb/platform/decide/under-claim.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
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
  /** It had been taken over before. */
  readonly repeated: boolean;
  readonly position: Position | undefined;
};

const ACTOR = `system:${IMPORTER}`;

/**
 * The same entry claims the same seq, so it is filed once however often it is sent, also when an earlier run was cut off
 * between the claim and the filing. Refuses with ADDRESS_INVALID.
 */
export async function importDeclaration(deps: ImportDeps, entry: ImportEntry): Promise<Imported> {
  const { eventStore, vault, handle, clock } = deps;
  // The entry is its own idempotency key; the claim keeps a digest of it only.
  const claim = { person: IMPORTER, route: "import", key: JSON.stringify(Object.entries(entry).sort()), body: entry };
  const { seq, repeated, result } = await withClaim({ eventStore, vault, clock }, claim, (dclrSeq, ahead) => {
    const context = { actor: ACTOR, correlationId: `import-${dclrSeq}`, at: clock() };
    return handle(reportDecider, reportStream(dclrSeq), importCommand(dclrSeq, entry), context, ahead);
  });
  return { dclrSeq: seq, repeated, position: result.position };
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

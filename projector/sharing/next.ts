// A report as it is shared, after each event. Undefined where nothing of it is, or was, public.
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import type { SharingDoc, SharingFacts, Shown } from "@sb/contracts/sharing/model.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { SharingStored } from "./projection.ts";

type Change = { readonly added: number; readonly voice: SharingDoc["voice"] };
type Of<T extends SharingStored["type"]> = Extract<SharingStored, { type: T }>;

export function nextDoc(before: SharingDoc | undefined, event: SharingStored, change: Change): SharingDoc | undefined {
  switch (event.type) {
    case "DeclarationFiled":
    case "DeclarationModified":
      return event.data.open === "PUBLIC" ? published(before, event, change) : withdrawn(before, event);
    case "DeclarationCorrected":
      return before && corrected(before, event, change);
    case "DeclarationDeleted":
      return undefined;
    case "ExtraInfoAdded":
      return before && { ...before, revision: event.revision };
    case "DeletionRequested":
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return before && disputed(before, event, change);
    default:
      throw unknownEvent(event);
  }
}

type Stated = Of<"DeclarationFiled" | "DeclarationModified">;

/** The importer's reports belong to published lists: none is shared. A report that moves to another target is weighed anew. */
function published(before: SharingDoc | undefined, event: Stated, { added, voice }: Change): SharingDoc | undefined {
  const { dclrSeq, ownerId, declaration } = event.data;
  if (ownerId === IMPORTER) return undefined;
  const shown = shownAt(before?.shown, event, added, factsOf(declaration));
  const begun = { dclrSeq, ownerId, withdrawals: 0, requests: [] };
  const stays = before?.shown?.facts && before.shown.facts.target.addressKey === declaration?.addressKey;
  return { ...begun, ...before, shown, voice: stays ? before.voice : voice, revision: event.revision };
}

function withdrawn(before: SharingDoc | undefined, { revision }: Stated): SharingDoc | undefined {
  if (!before?.shown) return before && { ...before, revision };
  return { ...before, shown: undefined, withdrawals: before.withdrawals + 1, revision };
}

function corrected(before: SharingDoc, event: Of<"DeclarationCorrected">, { added }: Change): SharingDoc {
  const shown = before.shown && shownAt(before.shown, event, added, factsOf(event.data.declaration));
  return { ...before, shown, revision: event.revision };
}

type Disputed = Of<"DeletionRequested" | "DeletionRequestAccepted" | "DeletionRequestRejected">;

function disputed(before: SharingDoc, event: Disputed, { added }: Change): SharingDoc {
  const { requestSeq } = event.data;
  const others = before.requests.filter((seq) => seq !== requestSeq);
  const requests = event.type === "DeletionRequested" ? [...others, requestSeq] : others;
  const shown = before.shown && shownAt(before.shown, event, added, before.shown.facts);
  const proven = before.proven?.filter((seq) => seq !== requestSeq || event.type === "DeletionRequested");
  return { ...before, requests, ...(proven && { proven }), shown, revision: event.revision };
}

/** Each version is later than the one before, also where a clock went back. */
function shownAt(before: Shown | undefined, { meta }: SharingStored, added: number, facts: Shown["facts"]): Shown {
  if (!before) return { created: meta.at, modified: meta.at, added, facts };
  const modified = new Date(Math.max(Date.parse(meta.at), Date.parse(before.modified) + 1)).toISOString();
  return { created: before.created, modified, added, facts };
}

function factsOf(declaration: PublicDeclaration | undefined): SharingFacts | undefined {
  if (!declaration) return undefined;
  const { adrs, addressKey, chain, customChain, crimeType, crimeDetail, title, comment, etcSrc } = declaration;
  const sources = etcSrc.filter(({ open }) => open).map(({ src }) => src);
  return {
    target: { ...targetOf(addressKey), adrs, chain, customChain },
    crimeType,
    crimeDetail,
    title,
    comment,
    sources,
  };
}

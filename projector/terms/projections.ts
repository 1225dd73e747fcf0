// The projection `terms@1`: a document per terms text with its draft and its versions, and one per version with its texts.
import type { Language } from "@sb/contracts/codes.ts";
import {
  type PublishedTerms,
  TERMS_COLLECTION,
  TERMS_MODEL,
  TERMS_TEXTS_COLLECTION,
  type TermsDoc,
  type TermsTextsDoc,
  termsTextsId,
} from "@sb/contracts/terms/model.ts";
import { type TermsEvent, type TermsPublished, type TermsTexts, termsEvents } from "@sb/contracts/terms/subject.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const termsProjection = defineProjection({
  name: TERMS_MODEL,
  handles: termsEvents.definitions,
  reads: ({ data }) => [{ collection: TERMS_COLLECTION, id: data.code }],
  project,
});

function project(event: Stored<TermsEvent>, docs: Docs): readonly ReadOp[] {
  const { code } = event.data;
  // Only this projection writes here.
  const before = docs.get(TERMS_COLLECTION, code) as TermsDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const doc = docAfter(event, before ?? { code, versions: [], revision: -1 });
  return [{ op: "put", collection: TERMS_COLLECTION, id: code, doc }, ...textsAfter(event)];
}

function docAfter({ type, data, meta, revision }: Stored<TermsEvent>, before: TermsDoc): TermsDoc {
  const { draft: _, ...rest } = { ...before, revision };
  switch (type) {
    case "TermsDrafted":
      return { ...rest, draft: { texts: data.texts, savedAt: meta.at, savedBy: meta.actor } };
    case "TermsDraftDiscarded":
      return rest;
    case "TermsPublished": {
      const version = { ...publishedOf(data), publishedAt: meta.at, publishedBy: meta.actor };
      return { ...rest, versions: [...rest.versions, version].sort((a, b) => (a.applyDt < b.applyDt ? 1 : -1)) };
    }
    case "TermsWithdrawn":
      return { ...before, revision, versions: rest.versions.filter(({ applyDt }) => applyDt !== data.applyDt) };
    default:
      throw unknownEvent(type satisfies never);
  }
}

function publishedOf({
  applyDt,
  asksAgain,
  texts,
}: TermsPublished["data"]): Omit<PublishedTerms, "publishedAt" | "publishedBy"> {
  return { applyDt, asksAgain, names: namesOf(texts) };
}

function namesOf(texts: TermsTexts): PublishedTerms["names"] {
  const written = Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text.agreeName]] : []));
  return Object.fromEntries(written) as { readonly [L in Language]?: string };
}

function textsAfter(event: Stored<TermsEvent>): readonly ReadOp[] {
  if (event.type === "TermsPublished") {
    const { code, applyDt, texts } = event.data;
    const doc: TermsTextsDoc = { code, applyDt, texts };
    return [{ op: "put", collection: TERMS_TEXTS_COLLECTION, id: termsTextsId(code, applyDt), doc }];
  }
  if (event.type !== "TermsWithdrawn") return [];
  return [{ op: "delete", collection: TERMS_TEXTS_COLLECTION, id: termsTextsId(event.data.code, event.data.applyDt) }];
}

export const projections = [termsProjection] as const;

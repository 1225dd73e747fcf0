// The wizard's draft on the wire (docs/wire.md, "Reports").
import * as z from "zod";
import { Instant, openObject } from "../http.ts";
import { LIMITS } from "../limits.ts";

/** The wizard's unfinished report: an open object, checked only when it is filed. */
const DraftRevision = z.string().min(1).max(64);
const DraftContent = z.object({ draft: openObject(LIMITS.draftBytes) });
/** `revision`: the one that was read; none where there was no draft. */
export const DraftBody = DraftContent.extend({ revision: DraftRevision.optional() });
export const DraftQuery = z.object({ revision: DraftRevision.optional() });
/** Each save has a revision of its own, and none comes twice. */
export const SavedDraft = z.object({ savedAt: Instant, revision: DraftRevision });
export const Draft = DraftContent.extend(SavedDraft.shape);
export type Draft = z.output<typeof Draft>;
/** As it is stored: drafts from before there were revisions have one and the same. */
export const StoredDraft = Draft.extend({ revision: DraftRevision.default("0") });

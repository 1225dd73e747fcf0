// The draft on the server: found, saved at the revision this page knows, and discarded.
import { call } from "../../../api/client.ts";
import { isApiError } from "../../../api/problem.ts";
import { type DraftContent, readDraft, writeDraft } from "../form/draft.ts";
import { hasContent } from "../form/values.ts";
import type { DraftId } from "../machine/actors.ts";
import type { DraftChanged, Saved, StoredDraft } from "../machine/context.ts";

/** Undefined where there is none. An empty one counts as none. */
export async function findDraft(newId: () => string): Promise<StoredDraft | undefined> {
  const found = await loadDraft();
  if (!found) return undefined;
  const { draft, savedAt, revision } = found;
  const content = readDraft(draft, newId);
  return hasContent(content.values) ? { content, savedAt, revision } : undefined;
}

/**
 * @returns what another tab saved meanwhile, where it did. A save whose answer got lost, or an empty draft, is nothing to
 * ask about: it is saved over.
 */
export function createSaveDraft(newId: () => string) {
  let tried = "";
  return async (content: DraftContent, revision: string | undefined): Promise<Saved | DraftChanged> => {
    const draft = writeDraft(content);
    const before = tried;
    tried = JSON.stringify(draft);
    try {
      return await put(draft, revision);
    } catch (error) {
      if (!isChanged(error)) throw error;
    }
    const stored = await loadDraft();
    const other = stored && readDraft(stored.draft, newId);
    const isOurs = stored && [before, tried].includes(JSON.stringify(stored.draft));
    if (stored && other && (isOurs || !hasContent(other.values))) return put(draft, stored.revision);
    return { other: stored && other && { content: other, savedAt: stored.savedAt, revision: stored.revision } };
  };
}

/** A draft that another tab saved meanwhile stays. */
export async function discardDraft({ revision }: Pick<DraftId, "revision">): Promise<void> {
  try {
    await call("DELETE report/draft", { query: revision === undefined ? {} : { revision } });
  } catch (error) {
    if (!isChanged(error)) throw error;
  }
}

const put = (draft: Record<string, unknown>, revision: string | undefined): Promise<Saved> =>
  call("PUT report/draft", { body: { draft, revision } });

async function loadDraft() {
  try {
    return await call("GET report/draft");
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

const isChanged = (error: unknown): boolean => isApiError(error) && error.code === "DRAFT_CHANGED";

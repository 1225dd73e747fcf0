// A report that a visitor writes: on this device only, encrypted with a key that no script can read, until they have logged in.
import { readEncrypted, removeEncrypted, VISITOR_DRAFT, writeEncrypted } from "../../session/encrypted-storage.ts";
import { type DraftContent, readDraft, writeDraft } from "../wizard/form/draft.ts";
import { hasContent } from "../wizard/form/values.ts";
import type { DraftChanged, Saved, StoredDraft } from "../wizard/machine/context.ts";

type Kept = Saved & {
  readonly draft: Record<string, unknown>;
  /** Its writer left to log in and send it. */
  readonly isResumed: boolean;
};

/** Where it is: IndexedDB, or a variable in tests. */
export type VisitorShelf = {
  read(): Promise<Kept | undefined>;
  write(kept: Kept): Promise<void>;
  remove(): Promise<void>;
  /** One change at a time, of all tabs. */
  alone<Result>(change: () => Promise<Result>): Promise<Result>;
};

export type VisitorDraft = {
  /** One that nobody came back for in a week is destroyed, not found. */
  find(): Promise<StoredDraft | undefined>;
  /** @returns what another tab saved meanwhile, where it did */
  save(content: DraftContent, revision: string | undefined): Promise<Saved | DraftChanged>;
  /** The last save before the login: it comes back on the review, without a question. */
  keepForLogin(content: DraftContent): Promise<void>;
  /** @returns whether this draft was here */
  forget(draftId: string): Promise<boolean>;
  forgetAll(): Promise<void>;
};

type Deps = {
  readonly shelf: VisitorShelf;
  readonly newId: () => string /** Milliseconds since 1970. */;
  readonly now: () => number;
};

const LONGEST_MS = 7 * 86_400_000;

export function createVisitorDraft({ shelf, newId, now }: Deps): VisitorDraft {
  const load = async (): Promise<StoredDraft | undefined> => {
    const kept = await shelf.read();
    if (!kept) return undefined;
    const content = readDraft(kept.draft, newId);
    if (Date.parse(kept.savedAt) >= now() - LONGEST_MS && hasContent(content.values))
      return { content, savedAt: kept.savedAt, revision: kept.revision, isResumed: kept.isResumed };
    await shelf.remove();
    return undefined;
  };
  const write = async (content: DraftContent, isResumed: boolean): Promise<Saved> => {
    const saved = { savedAt: new Date(now()).toISOString(), revision: newId() };
    await shelf.write({ ...saved, draft: writeDraft(content), isResumed });
    return saved;
  };
  return {
    find: () => shelf.alone(load),
    save: (content, revision) =>
      shelf.alone(async () => {
        const other = await load();
        if (other && other.revision !== revision && other.content.draftId !== content.draftId) return { other };
        return write(content, false);
      }),
    keepForLogin: (content) =>
      shelf.alone(async () => {
        await write({ ...content, step: "review", furthest: "review" }, true);
      }),
    forget: (draftId) =>
      shelf.alone(async () => {
        const found = (await load())?.content.draftId === draftId;
        if (found) await shelf.remove();
        return found;
      }),
    forgetAll: () => shelf.alone(() => shelf.remove()),
  };
}

export const visitorDraft: VisitorDraft = createVisitorDraft({
  shelf: {
    read: () => readEncrypted<Kept>(VISITOR_DRAFT),
    write: (kept) => writeEncrypted(VISITOR_DRAFT, kept),
    remove: () => removeEncrypted(VISITOR_DRAFT),
    alone: (change) => navigator.locks.request("sb-visitor-draft", change),
  },
  newId: () => crypto.randomUUID(),
  now: Date.now,
});

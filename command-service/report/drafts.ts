// A person's one saved draft: not a fact of the business, so no event; one sealed file, overwritten at each save.
import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type Draft, StoredDraft } from "@sb/contracts/report/draft-wire.ts";
import { draftKey } from "@sb/contracts/report/model.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { createKeyedLock } from "@sb/platform/keyed-lock.ts";
import type { ReportDeps } from "./deps.ts";

type DraftDeps = Pick<ReportDeps, "vault" | "files" | "clock">;

/** Sealed with the key of the membership, the draft goes when the person leaves: that key is destroyed then. */
export type DraftOwner = { readonly userId: string; readonly membership: number };

export type Drafts = {
  /** `known`: the revision that was read. Refuses with DRAFT_CHANGED where another is stored. */
  save(owner: DraftOwner, draft: Draft["draft"], known: string | undefined): Promise<Draft>;
  /** Without `known`, whatever is stored. Does nothing where there is no draft. Refuses with DRAFT_CHANGED. */
  discard(owner: DraftOwner, known: string | undefined): Promise<void>;
};

/** Takes turns within this process; of two processes that save at the same moment, the later save stands (decision 0031). */
export function createDrafts(deps: DraftDeps): Drafts {
  const locked = createKeyedLock();
  return {
    save: (owner, draft, known) =>
      locked(keyOf(owner), async () => {
        if ((await revisionOf(deps, owner)) !== known) throw new Refused("DRAFT_CHANGED");
        return store(deps, owner, { draft, savedAt: deps.clock(), revision: uuidv7() });
      }),
    discard: (owner, known) =>
      locked(keyOf(owner), async () => {
        const stored = known === undefined ? undefined : await revisionOf(deps, owner);
        if (stored !== undefined && stored !== known) throw new Refused("DRAFT_CHANGED");
        await deps.files.delete(keyOf(owner));
      }),
  };
}

const keyOf = ({ userId, membership }: DraftOwner): string => draftKey(userId, membership);
const sealerOf = ({ userId, membership }: DraftOwner): string => membershipKeyOwner(userId, membership);

async function revisionOf({ vault, files }: DraftDeps, owner: DraftOwner): Promise<string | undefined> {
  const sealed = await files.get(keyOf(owner));
  const bytes = sealed && (await vault.openBytes(sealerOf(owner), sealed));
  return bytes && StoredDraft.parse(JSON.parse(new TextDecoder().decode(bytes))).revision;
}

async function store({ vault, files }: DraftDeps, owner: DraftOwner, draft: Draft): Promise<Draft> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  await files.put(keyOf(owner), await vault.sealBytes(sealerOf(owner), bytes));
  return draft;
}

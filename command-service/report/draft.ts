// PUT and DELETE report/draft.
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReportDeps } from "./deps.ts";
import type { DraftOwner, Drafts } from "./drafts.ts";

type DraftDeps = Pick<ReportDeps, "accounts"> & { readonly drafts: Drafts };

export function putDraft({ accounts, drafts }: DraftDeps): Handler<"PUT report/draft"> {
  return async ({ body, caller }) => {
    const { savedAt, revision } = await drafts.save(await ownerOf(accounts, caller), body.draft, body.revision);
    return { body: { savedAt, revision } };
  };
}

export function deleteDraft({ accounts, drafts }: DraftDeps): Handler<"DELETE report/draft"> {
  return async ({ query, caller }) => {
    await drafts.discard(await ownerOf(accounts, caller), query.revision);
    return { body: undefined };
  };
}

async function ownerOf(accounts: ReportDeps["accounts"], { userId }: Caller): Promise<DraftOwner> {
  const { membership } = await accounts.requireActive(userId);
  return { userId, membership };
}

// A person's one saved draft: not a fact of the business, so no event; one sealed file, overwritten at each save.
import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { draftKey } from "@sb/contracts/report/model.ts";
import type { Draft } from "@sb/contracts/report/wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportDeps } from "./deps.ts";

export function putDraft({ accounts, vault, files, clock }: ReportDeps): Handler<"PUT report/draft"> {
  return async ({ body, caller }) => {
    const { userId } = caller;
    const savedAt = clock();
    const draft: Draft = { draft: body.draft, savedAt };
    const bytes = new TextEncoder().encode(JSON.stringify(draft));
    // Sealed with the key of the membership, the draft goes when the person leaves: that key is destroyed then.
    const { membership } = await accounts.requireActive(userId);
    await files.put(draftKey(userId, membership), await vault.sealBytes(membershipKeyOwner(userId, membership), bytes));
    return { body: { savedAt } };
  };
}

export function deleteDraft({ accounts, files }: ReportDeps): Handler<"DELETE report/draft"> {
  return async ({ caller }) => {
    const { userId } = caller;
    const { membership } = await accounts.requireActive(userId);
    await files.delete(draftKey(userId, membership));
    return { body: undefined };
  };
}

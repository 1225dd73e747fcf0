// GET report/draft.

import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { StoredDraft } from "@sb/contracts/report/draft-wire.ts";
import { draftKey } from "@sb/contracts/report/model.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findAccount } from "../account/documents.ts";
import type { ReportQueryDeps } from "./deps.ts";

export function getDraft({ readStore, vault, files }: ReportQueryDeps): Handler<"GET report/draft"> {
  return async ({ caller }) => {
    const { userId } = caller;
    const account = await findAccount(readStore, userId);
    if (!account) throw new Refused("NOT_FOUND");
    const { membership } = account;
    const sealed = await files.get(draftKey(userId, membership));
    const bytes = sealed && (await vault.openBytes(membershipKeyOwner(userId, membership), sealed));
    if (!bytes) throw new Refused("NOT_FOUND");
    return { body: StoredDraft.parse(JSON.parse(new TextDecoder().decode(bytes))) };
  };
}

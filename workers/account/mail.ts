// Sends mails to the owners of accounts.
import { membershipKeyOwner, Person } from "@sb/contracts/account/events.ts";
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import type { Language } from "@sb/contracts/codes.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import type { Mailer } from "@sb/platform/mail/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { sendMail } from "../mail/send.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import { ModelBehind } from "../runtime/require-reached.ts";
import { contentOf } from "./content-of.ts";

export type AccountMailDeps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "get"> };
  readonly vault: Pick<Vault, "open">;
  readonly mailer: Pick<Mailer, "send">;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

export function accountMailHandler(deps: AccountMailDeps): JobWorker {
  return defineHandler({
    job: AccountMail,
    concurrency: 8,
    async handle({ kind, id, payload }) {
      const recipient = await findRecipient(deps, payload.userId);
      if (!recipient) return;
      const { email, ...to } = recipient;
      const mail = contentOf(payload, to, deps.publicUrl);
      await sendMail(deps, { kind, id }, { ...mail, to: email });
    },
  });
}

/** For those who have not logged in since languages are recorded. */
const UNKNOWN_LANGUAGE: Language = "en";

/** Throws ModelBehind where the account is not there yet. Undefined where the person has left, or never proved that the address is theirs. */
export async function findRecipient({ readStore, vault }: AccountMailDeps, userId: string) {
  // Only the account's projection writes here.
  const account = (await readStore.model(ACCOUNT_MODEL).get(ACCOUNT_COLLECTION, userId)) as AccountDoc | undefined;
  if (!account) throw new ModelBehind();
  const { sealed, membership, nickname, language = UNKNOWN_LANGUAGE } = account;
  const opened = sealed && (await vault.open(membershipKeyOwner(userId, membership), sealed));
  if (!opened) return undefined;
  const { email, emailVerified } = Person.parse(opened);
  return emailVerified ? { nickname, email, language } : undefined;
}

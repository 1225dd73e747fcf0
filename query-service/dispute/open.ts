// Opens what is sealed of a request. Undefined where its key is destroyed.
import { answerKeyOwner, DisputeForm, decisionKeyOwner, Written } from "@sb/contracts/dispute/events.ts";
import type { DisputeDoc, SealedAt } from "@sb/contracts/dispute/model.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Opener = Pick<Vault, "open">;

export type OpenedDispute = {
  readonly form: DisputeForm | undefined;
  readonly answer: string | undefined;
  readonly extensionReason: string | undefined;
  readonly decisionReason: string | undefined;
};

export async function openForm(vault: Opener, { requestSeq, form }: DisputeDoc): Promise<DisputeForm | undefined> {
  const opened = form === undefined ? undefined : await vault.open(disputeStream.of(requestSeq), form);
  return DisputeForm.optional().parse(opened);
}

export async function openDispute(vault: Opener, doc: DisputeDoc): Promise<OpenedDispute> {
  const [answers, decisions] = [answerKeyOwner(doc.requestSeq), decisionKeyOwner(doc.requestSeq)];
  const [form, answer, extensionReason, decisionReason] = await Promise.all([
    openForm(vault, doc),
    openWritten(vault, answers, doc.answer),
    openWritten(vault, decisions, doc.extension),
    openWritten(vault, decisions, doc.decision),
  ]);
  return { form, answer, extensionReason, decisionReason };
}

/** Empty once it was erased. */
async function openWritten(vault: Opener, owner: string, text: SealedAt | undefined): Promise<string | undefined> {
  if (!text?.sealed) return undefined;
  return Written.optional().parse(await vault.open(owner, text.sealed))?.content;
}

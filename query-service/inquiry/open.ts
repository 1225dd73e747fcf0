// Opens what is sealed of inquiries, for their person and for admins.
import {
  InquiryAnswer,
  InquiryCommentText,
  InquiryText,
  inquiryCommentKeyOwner,
} from "@sb/contracts/inquiry/events.ts";
import type { InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type Opened = { readonly doc: InquiryDoc; readonly text: InquiryText };

/** Without those whose key was destroyed: they are deleted, and the read model does not know yet. */
export async function openTexts(vault: Pick<Vault, "open">, docs: readonly InquiryDoc[]): Promise<readonly Opened[]> {
  const opened = await Promise.all(docs.map((doc) => openText(vault, doc)));
  return opened.filter((each) => each !== undefined);
}

async function openText(vault: Pick<Vault, "open">, doc: InquiryDoc): Promise<Opened | undefined> {
  const opened = doc.sealed === undefined ? undefined : await vault.open(inquiryStream.of(doc.seq), doc.sealed);
  return opened === undefined ? undefined : { doc, text: InquiryText.parse(opened) };
}

export async function openAnswer(vault: Pick<Vault, "open">, { seq, answer }: InquiryDoc): Promise<string | undefined> {
  const opened = answer === undefined ? undefined : await vault.open(inquiryStream.of(seq), answer);
  return opened === undefined ? undefined : InquiryAnswer.parse(opened).contents;
}

/** By commentSeq, without those that are deleted. */
export async function openComments(
  vault: Pick<Vault, "openAll">,
  { seq, comments }: InquiryDoc,
): Promise<ReadonlyMap<number, string>> {
  const sealed = comments.flatMap(({ commentSeq, sealed }) => (sealed === undefined ? [] : [{ commentSeq, sealed }]));
  const asked = sealed.map(({ commentSeq, sealed }) => ({ owner: inquiryCommentKeyOwner(seq, commentSeq), sealed }));
  const texts = await vault.openAll(asked, []);
  const open = sealed.flatMap(({ commentSeq }, i) =>
    texts[i] === undefined ? [] : [[commentSeq, InquiryCommentText.parse(texts[i]).content] as const],
  );
  return new Map(open);
}

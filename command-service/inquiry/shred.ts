import { inquiryCommentKeyOwner } from "@sb/contracts/inquiry/events.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { InquiryState } from "./rules/state.ts";

/** Destroys the keys of an inquiry's text, answer and files, and of each comment. Idempotent. */
export async function shredInquiry(vault: Pick<Vault, "shred">, state: InquiryState): Promise<void> {
  if (state.status === "NONE") return;
  const { seq, comments } = state;
  await vault.shred(inquiryStream.of(seq));
  for (const { commentSeq } of comments) await vault.shred(inquiryCommentKeyOwner(seq, commentSeq));
}

// Opens what is sealed of a request, for the person and for admins.
import { AnalysisReply, AnalysisText } from "@sb/contracts/analysis/events.ts";
import type { AnalysisDoc } from "@sb/contracts/analysis/model.ts";
import { analysisStream } from "@sb/contracts/analysis/subject.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type Opened = { readonly text: AnalysisText | undefined; readonly reply: string | undefined };

/** Without what was destroyed. */
export async function openAnalysis(
  vault: Pick<Vault, "open">,
  { analysisSeq, sealed, reply }: AnalysisDoc,
): Promise<Opened> {
  const owner = analysisStream.of(analysisSeq);
  const open = async (ciphertext: string | undefined) => ciphertext && (await vault.open(owner, ciphertext));
  const [text, answer] = await Promise.all([open(sealed), open(reply)]);
  return {
    text: text ? AnalysisText.parse(text) : undefined,
    reply: answer ? AnalysisReply.parse(answer).content : undefined,
  };
}

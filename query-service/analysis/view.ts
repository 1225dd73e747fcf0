// Requests for an analysis as they are answered. Pure.
import type { AnalysisDoc } from "@sb/contracts/analysis/model.ts";
import type { AnalysisHead, AnalysisView } from "@sb/contracts/analysis/wire.ts";
import type { Opened } from "./open.ts";

export function headView(doc: AnalysisDoc, { text }: Opened): AnalysisHead {
  const { analysisSeq, status, dclrSeq, requestedAt, startedAt, endedAt } = doc;
  const targets = (text?.targets ?? []).map((target) => ({ ...target }));
  return { analysisSeq, status, dclrSeq, targets, requestedAt, startedAt, endedAt };
}

type Around = { readonly nick: string; readonly callerId: string };

export function analysisView(doc: AnalysisDoc, opened: Opened, { nick, callerId }: Around): AnalysisView {
  const { userId } = doc;
  const { targets: _, ...text } = opened.text ?? { targets: [] };
  return { ...headView(doc, opened), userId, nick, mine: userId === callerId, ...text, reply: opened.reply };
}

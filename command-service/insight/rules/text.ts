// Changes of an article's text.
import type { InsightEvent } from "@sb/contracts/insight/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type ArticleState, type ArticleText, requireWhole } from "./state.ts";

type Modify = { readonly viewSeq: number; readonly text: ArticleText; readonly version: number | undefined };

/** Throws CONFLICT where somebody else has changed it since the editor saw it. */
export function modify({ viewSeq, text, version }: Modify, state: ArticleState): readonly InsightEvent[] {
  if (version !== undefined && version !== state.version) throw new Refused("CONFLICT");
  if (state.status === "PUBLISHED" || state.status === "SCHEDULED") requireWhole(text);
  requireOwnThumbnail(text, state);
  return [{ type: "SaferViewModified", version: 1, data: { viewSeq, ...text } }];
}

function requireOwnThumbnail({ thumbnail }: ArticleText, { pictures }: ArticleState): void {
  if (thumbnail === undefined || pictures.includes(thumbnail)) return;
  throw new Refused("NOT_FOUND", [{ path: "thumbnail", code: "NOT_FOUND" }]);
}

// The pictures of an article.
import type { InsightEvent, SaferViewPictureAdded } from "@sb/contracts/insight/events.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { ArticleState } from "./state.ts";

type Add = { readonly viewSeq: number; readonly picture: SaferViewPictureAdded["data"]["picture"] };

export function addPicture({ viewSeq, picture }: Add, { pictures }: ArticleState): readonly InsightEvent[] {
  if (pictures.length >= LIMITS.articlePictures)
    throw new Refused("TOO_MANY_FILES", [{ path: "files", code: "TOO_MANY_FILES" }]);
  return [{ type: "SaferViewPictureAdded", version: 1, data: { viewSeq, picture } }];
}

type Remove = { readonly viewSeq: number; readonly pictureId: string };

/** Removed again, nothing happens. The text may still show it: that is its editor's business. */
export const removePicture = ({ viewSeq, pictureId }: Remove, { pictures }: ArticleState): readonly InsightEvent[] =>
  pictures.includes(pictureId) ? [{ type: "SaferViewPictureRemoved", version: 1, data: { viewSeq, pictureId } }] : [];

// What the rules know of an article.
import type { SaferViewStatus } from "@sb/contracts/codes.ts";
import type { SaferViewWritten } from "@sb/contracts/insight/events.ts";
import { Refused } from "@sb/contracts/refused.ts";

export type ArticleText = Omit<SaferViewWritten["data"], "viewSeq">;

export type ArticleState = {
  readonly status: SaferViewStatus;
  readonly text: ArticleText;
  /** The ids of its pictures. */
  readonly pictures: readonly string[];
  /** Changes of the text so far. */
  readonly version: number;
  /** While it is scheduled. */
  readonly publishAt: string | undefined;
};
export type InsightState = { readonly status: "NONE" } | { readonly status: "DELETED" } | ArticleState;

/** Throws NOT_FOUND where there never was one, or it is deleted. */
export function requireThere(state: InsightState): ArticleState {
  if (state.status === "NONE" || state.status === "DELETED") throw new Refused("NOT_FOUND");
  return state;
}

/** What everybody reads has a title and a content. */
export function requireWhole({ title, content }: ArticleText): void {
  const missing = Object.entries({ title, content }).filter(([, text]) => text === "");
  if (missing.length === 0) return;
  throw new Refused(
    "REQUIRED_FIELD_MISSING",
    missing.map(([path]) => ({ path, code: "REQUIRED_FIELD_MISSING" })),
  );
}

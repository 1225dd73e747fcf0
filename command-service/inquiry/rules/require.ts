// Requirements of a command on an inquiry: that it is there, the person's own, unprocessed, readable.
import type { InquiryText } from "@sb/contracts/inquiry/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";
import { requireFiles } from "../../report/rules/require-good-form.ts";
import type { InquiryState, ThereState } from "./state.ts";

/** A deleted inquiry is NOT_FOUND. */
export function requireThere(state: InquiryState): ThereState {
  if (state.status === "NONE" || state.status === "DELETED") throw new Refused("NOT_FOUND");
  return state;
}

/** Another person's is NOT_FOUND. */
export function requireOwn(state: InquiryState, userId: string): ThereState {
  const there = requireThere(state);
  if (there.userId !== userId) throw new Refused("NOT_FOUND");
  return there;
}

/** docs/specification/4-states.md: a processed inquiry can neither be modified nor deleted. */
export function requireUnprocessed(there: ThereState): ThereState {
  if (there.status === "PROCESSED") throw new Refused("INQUIRY_PROCESSED");
  return there;
}

/** Names and contacts may stand in it, as it is confidential. What deceives the eye may not. */
export function requireGoodText({ title, contents, files }: InquiryText): void {
  requireReadable({ title, contents });
  requireFiles(files);
}

/** Refuses with the names of the texts that hide something. */
export function requireReadable(texts: Readonly<Record<string, string>>): void {
  const code = "TEXT_UNREADABLE";
  const hidden = Object.entries(texts).filter(([, text]) => !isReadable(text));
  if (hidden.length > 0)
    throw new Refused(
      code,
      hidden.map(([path]) => ({ path, code })),
    );
}

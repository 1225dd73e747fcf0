import { isApiError } from "../api/problem.ts";
import type { Texts } from "../locales/ko/index.ts";

/** The message by status (SPEC.md section 8); more exact where the code says more than the status. */
export function messageOf(error: unknown, messages: Texts["messages"]): string {
  if (!isApiError(error)) return messages.status.other;
  const { note, status } = messages;
  if (error.code === "NETWORK_FAILED") return note.network;
  if (error.code === "TIMED_OUT") return note.timedOut;
  if (error.code === "NO_MENU_ACCESS") return note.noMenuAccess;
  if (error.code === "UNAVAILABLE") return note.underPreparation;
  const known = Object.entries(status).find(([code]) => code === String(error.status));
  return known?.[1] ?? status.other;
}

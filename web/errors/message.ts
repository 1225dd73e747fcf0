import { isApiError } from "../api/problem.ts";
import type { Translate } from "../i18n/namespaces.ts";

const STATUSES = [400, 401, 403, 404, 406, 416, 500] as const;

/** The message by status (SPEC.md section 8); more exact where the code says more than the status. */
export function messageOf(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t(($) => $.messages.status.other);
  if (error.code === "NETWORK_FAILED") return t(($) => $.messages.note.network);
  if (error.code === "TIMED_OUT") return t(($) => $.messages.note.timedOut);
  if (error.code === "NO_MENU_ACCESS") return t(($) => $.messages.note.noMenuAccess);
  if (error.code === "UNAVAILABLE") return t(($) => $.messages.note.underPreparation);
  const status = STATUSES.find((known) => known === error.status) ?? "other";
  return t(($) => $.messages.status[status]);
}

// Who sees public reports otherwise than a visitor does: their owners, for whom they are marked as theirs; in the detail
// they and admins see all of it.
import type { Caller } from "@sb/platform/http/handler.ts";

type Owned = { readonly userId: string };

export function ownersOf(reports: readonly Owned[]): (caller: Caller) => boolean {
  const owners = new Set(reports.map(({ userId }) => userId));
  return ({ userId }) => owners.has(userId);
}

export function ownersIn({ items }: { readonly items: readonly Owned[] }): (caller: Caller) => boolean {
  return ownersOf(items);
}

export function ownersOrAdmins(report: Owned): (caller: Caller) => boolean {
  return ({ userId, isAdmin }) => isAdmin || userId === report.userId;
}

// Which answers about reports are remembered. Public reports differ for their owners, who see them marked as theirs; the
// detail differs for admins as well, who see all of it.
import type { ReportQueryKey } from "@sb/contracts/report/routes.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { RememberRules } from "../runtime/remember.ts";

type Owned = { readonly userId: string };

export const rememberedReports: RememberRules<ReportQueryKey> = {
  "GET report/history": { differsFor: ({ items }) => ownersOf(items) },
  "GET report/history/user/{userId}": { differsFor: ({ items }) => ownersOf(items) },
  "GET report/history/{dclrSeq}": {
    differsFor:
      ({ userId: ownerId }) =>
      ({ userId, isAdmin }) =>
        isAdmin || userId === ownerId,
  },
  "GET report/lookup": { differsFor: () => () => false },
};

/** Whether the caller filed one of the reports. */
export function ownersOf(reports: readonly Owned[]): (caller: Caller) => boolean {
  const owners = new Set(reports.map(({ userId }) => userId));
  return ({ userId }) => owners.has(userId);
}

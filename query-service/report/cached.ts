// Which answers about reports are cached. Public reports differ for their owners, who see them marked as theirs, and for
// those who like them; the detail differs for admins as well, who see all of it.
import type { ReportQueryKey } from "@sb/contracts/report/routes.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { markAll } from "./list-items.ts";

type Shown = { readonly userId: string; readonly likeCount: number };

export const cached: CacheRules<ReportQueryKey> = {
  "GET report/history": {
    differsFor: ({ items }) => involvedIn(items),
    personal: async (body, caller, readStore) => ({ ...body, items: await markAll(readStore, body.items, caller) }),
  },
  "GET report/history/user/{userId}": {
    differsFor: ({ items }) => involvedIn(items),
    personal: async (body, caller, readStore) => ({ ...body, items: await markAll(readStore, body.items, caller) }),
  },
  "GET report/history/{dclrSeq}": {
    differsFor: (report) => (caller) => caller.isAdmin || involvedIn([report])(caller),
    daily: true,
  },
  "GET report/history/target": { differsFor: () => () => false },
  "GET report/lookup": { differsFor: () => () => false, daily: true },
  "GET report/target": {
    differsFor: ({ reports }) => involvedIn(reports.items),
    personal: async (body, caller, readStore) => ({
      ...body,
      reports: { ...body.reports, items: await markAll(readStore, body.reports.items, caller) },
    }),
    daily: true,
  },
};

/** Whether the caller filed one of the reports, or may like one. */
export function involvedIn(reports: readonly Shown[]): (caller: Caller) => boolean {
  const owners = new Set(reports.map(({ userId }) => userId));
  const isLiked = reports.some(({ likeCount }) => likeCount > 0);
  return ({ userId }) => isLiked || owners.has(userId);
}

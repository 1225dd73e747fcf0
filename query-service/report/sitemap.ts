// Reports in the sitemaps: each public one, with the page of its target.
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { SitemapKind, SitemapKinds } from "../runtime/parts.ts";
import { findPublic } from "./list-items.ts";

const reports = (list: string): SitemapKind => ({
  model: REPORT_MODEL,
  list,
  find: async (readStore, ids) =>
    (await findPublic(readStore, ids)).flatMap(({ doc: { dclrSeq, filedAt, modifiedAt }, declaration }) => {
      const at = modifiedAt ?? filedAt;
      return [
        { path: `/report/history/${dclrSeq}`, at },
        { path: targetPath(declaration), at },
      ];
    }),
});

/** As the app builds it (web/routing/target-path.ts). */
const targetPath = ({ declareType, addressKey }: PublicDeclaration): string =>
  `/${declareType === "SITE" ? "s" : "a"}/${encodeURIComponent(addressKey)}`;

export const sitemap: SitemapKinds = {
  reports: reports(REPORT_LISTS.people),
  listed: reports(REPORT_LISTS.listed),
  additions: reports(REPORT_LISTS.additions),
};

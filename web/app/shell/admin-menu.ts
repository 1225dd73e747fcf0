// The menu's group for admins, moderators and editors, with what is theirs.
import { mayDo, type Rights, type Who } from "@sb/contracts/roles.ts";
import type { Translate } from "../../i18n/texts.ts";
import { areaPaths } from "../../routing/area-paths.ts";
import type { MenuGroup, MenuItem } from "./menu.ts";

type Entry = MenuItem & { readonly for: Who };

const entries = (t: Translate): readonly Entry[] => [
  { for: "staff", href: areaPaths.admin.start, title: t(($) => $.pages.adminStart.title) },
  { for: "editor", href: areaPaths.admin.saferViews(), title: t(($) => $.pages.adminSaferViews.title) },
  { for: "admin", href: areaPaths.admin.analyses(), title: t(($) => $.pages.adminAnalyses.title) },
  { for: "admin", href: areaPaths.admin.inquiries(), title: t(($) => $.pages.adminInquiries.title) },
  { for: "moderator", href: areaPaths.admin.comments(), title: t(($) => $.pages.adminComments.title) },
  { for: "moderator", href: areaPaths.admin.disputes(), title: t(($) => $.pages.adminDisputes.title) },
  { for: "moderator", href: areaPaths.admin.unusual(), title: t(($) => $.pages.adminUnusual.title) },
  { for: "admin", href: areaPaths.admin.agencies(), title: t(($) => $.pages.adminAgencies.title) },
  { for: "editor", href: areaPaths.admin.news(), title: t(($) => $.pages.adminNews.title) },
  { for: "editor", href: areaPaths.admin.newsSources, title: t(($) => $.pages.adminNewsSources.title) },
  { for: "editor", href: areaPaths.admin.notices(), title: t(($) => $.pages.adminNotices.title) },
  { for: "editor", href: areaPaths.admin.terms, title: t(($) => $.pages.adminTerms.title) },
  { for: "admin", href: areaPaths.admin.apiKeys(), title: t(($) => $.pages.adminApiKeys.title) },
  { for: "admin", href: areaPaths.admin.jobs(), title: t(($) => $.pages.adminJobs.title) },
  { for: "admin", href: areaPaths.admin.projections, title: t(($) => $.pages.adminProjections.title) },
  { for: "admin", href: areaPaths.admin.audit(), title: t(($) => $.pages.adminAudit.title) },
];

export const adminMenu = (t: Translate, rights: Rights): MenuGroup => ({
  id: "admin",
  title: t(($) => $.common.nav.admin),
  items: entries(t).filter((entry) => mayDo(rights, entry.for)),
});

// The menu's group for admins, moderators and editors, with what is theirs. It loads for them only, with the titles of
// their screens.
import { mayDo, type Rights, type Who } from "@sb/contracts/roles.ts";
import type { Translate } from "../../i18n/namespaces.ts";
import { paths } from "../../routing/paths.ts";
import type { MenuGroup, MenuItem } from "./menu.ts";

type Entry = MenuItem & { readonly for: Who };

const entries = (t: Translate): readonly Entry[] => [
  { for: "staff", href: paths.admin.start, title: t(($) => $.pages.adminStart.title) },
  { for: "editor", href: paths.admin.saferViews(), title: t(($) => $.pages.adminSaferViews.title) },
  { for: "admin", href: paths.admin.analyses(), title: t(($) => $.pages.adminAnalyses.title) },
  { for: "admin", href: paths.admin.inquiries(), title: t(($) => $.pages.adminInquiries.title) },
  { for: "moderator", href: paths.admin.comments(), title: t(($) => $.pages.adminComments.title) },
  { for: "moderator", href: paths.admin.disputes(), title: t(($) => $.pages.adminDisputes.title) },
  { for: "moderator", href: paths.admin.unusual(), title: t(($) => $.pages.adminUnusual.title) },
  { for: "admin", href: paths.admin.agencies(), title: t(($) => $.pages.adminAgencies.title) },
  { for: "editor", href: paths.admin.news(), title: t(($) => $.pages.adminNews.title) },
  { for: "editor", href: paths.admin.newsSources, title: t(($) => $.pages.adminNewsSources.title) },
  { for: "editor", href: paths.admin.notices(), title: t(($) => $.pages.adminNotices.title) },
  { for: "editor", href: paths.admin.terms, title: t(($) => $.pages.adminTerms.title) },
  { for: "admin", href: paths.admin.apiKeys(), title: t(($) => $.pages.adminApiKeys.title) },
  { for: "admin", href: paths.admin.jobs(), title: t(($) => $.pages.adminJobs.title) },
  { for: "admin", href: paths.admin.projections, title: t(($) => $.pages.adminProjections.title) },
  { for: "admin", href: paths.admin.audit(), title: t(($) => $.pages.adminAudit.title) },
];

export const adminMenu = (t: Translate, rights: Rights): MenuGroup => ({
  id: "admin",
  title: t(($) => $.common.nav.admin),
  items: entries(t).filter((entry) => mayDo(rights, entry.for)),
});

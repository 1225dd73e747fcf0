// The menu's group for admins. It loads for admins only, with the titles of their screens.
import type { Translate } from "../../i18n/namespaces.ts";
import { paths } from "../../routing/paths.ts";
import type { MenuGroup } from "./menu.ts";

export const adminMenu = (t: Translate): MenuGroup => ({
  id: "admin",
  title: t(($) => $.common.nav.admin),
  items: [
    { href: paths.admin.saferViews(), title: t(($) => $.pages.adminSaferViews.title) },
    { href: paths.admin.analyses(), title: t(($) => $.pages.adminAnalyses.title) },
    { href: paths.admin.comments(), title: t(($) => $.pages.adminComments.title) },
    { href: paths.admin.disputes(), title: t(($) => $.pages.adminDisputes.title) },
    { href: paths.admin.unusual(), title: t(($) => $.pages.adminUnusual.title) },
    { href: paths.admin.notices(), title: t(($) => $.pages.adminNotices.title) },
  ],
});

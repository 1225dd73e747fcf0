// The menu's group for those who act for an agency. It loads for them only, with the titles of their screens.
import type { Translate } from "../../i18n/namespaces.ts";
import { paths } from "../../routing/paths.ts";
import type { MenuGroup } from "./menu.ts";

export const agencyMenu = (t: Translate): MenuGroup => ({
  id: "agency",
  title: t(($) => $.pages.agencyOwn.title),
  items: [
    { href: paths.agency.inbox(), title: t(($) => $.pages.agencyInbox.title) },
    { href: paths.agency.open(), title: t(($) => $.pages.agencyOpen.title) },
    { href: paths.agency.key, title: t(($) => $.pages.agencyKey.title) },
    { href: paths.agency.own, title: t(($) => $.pages.agencyOwn.title) },
  ],
});

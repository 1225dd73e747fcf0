// The menu's group for those who act for an agency.
import type { Translate } from "../../i18n/texts.ts";
import { areaPaths } from "../../routing/area-paths.ts";
import type { MenuGroup } from "./menu.ts";

export const agencyMenu = (t: Translate): MenuGroup => ({
  id: "agency",
  title: t(($) => $.pages.agencyOwn.title),
  items: [
    { href: areaPaths.agency.inbox(), title: t(($) => $.pages.agencyInbox.title) },
    { href: areaPaths.agency.open(), title: t(($) => $.pages.agencyOpen.title) },
    { href: areaPaths.agency.key, title: t(($) => $.pages.agencyKey.title) },
    { href: areaPaths.agency.own, title: t(($) => $.pages.agencyOwn.title) },
  ],
});

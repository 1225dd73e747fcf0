// The menu's groups for agencies and for admins, moderators and editors: the screens that each may see. They load for those
// only, with the route table and the titles of their screens.
import { mayDo, type Rights } from "@sb/contracts/roles.ts";
import type { Translate } from "../../i18n/texts.ts";
import { screensIn } from "../../routing/menu.ts";
import { titleOf } from "../../routing/page.ts";
import type { Screen } from "../../routing/screen.ts";
import { screens } from "../table.ts";
import type { MenuGroup, MenuItem } from "./menu.ts";

export const areaMenu = (t: Translate, rights: Rights): readonly MenuGroup[] => [
  ...(mayDo(rights, "agency") ? [agencyMenu(t)] : []),
  ...(mayDo(rights, "staff") ? [adminMenu(t, rights)] : []),
];

export const agencyMenu = (t: Translate): MenuGroup => ({
  id: "agency",
  title: t(($) => $.pages.agencyOwn.title),
  items: screensIn("agency", screens).map(itemOf(t)),
});

export const adminMenu = (t: Translate, rights: Rights): MenuGroup => ({
  id: "admin",
  title: t(($) => $.common.nav.admin),
  items: staffScreens(rights).map(itemOf(t)),
});

export const staffScreens = (rights: Rights): readonly Screen[] =>
  screensIn("admin", screens).filter(({ guard }) => guard !== undefined && guard !== "login" && mayDo(rights, guard));

export const itemOf =
  (t: Translate) =>
  ({ path, page }: Screen): MenuItem => ({ href: path, title: titleOf(t, page) });

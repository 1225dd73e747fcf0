// The menu's groups for agencies and for admins, moderators and editors. They load for those only, with the titles of their
// screens.
import { mayDo, type Rights } from "@sb/contracts/roles.ts";
import type { Translate } from "../../i18n/texts.ts";
import { adminMenu } from "./admin-menu.ts";
import { agencyMenu } from "./agency-menu.ts";
import type { MenuGroup } from "./menu.ts";

export const areaMenu = (t: Translate, rights: Rights): readonly MenuGroup[] => [
  ...(mayDo(rights, "agency") ? [agencyMenu(t)] : []),
  ...(mayDo(rights, "staff") ? [adminMenu(t, rights)] : []),
];

// The header menu's content: each screen names its places (`menu` in web/<subject>/screens.ts).
import type { Translate } from "../../i18n/texts.ts";
import { HEADER_GROUPS } from "../../routing/screen.ts";
import { headerEntries } from "../header-entries.ts";

export type MenuItem = { readonly href: string; readonly title: string; readonly alone?: boolean };
export type MenuGroup = { readonly id: string; readonly title: string; readonly items: readonly MenuItem[] };

/** For everybody; agencies and admins have groups of their own besides (area-menu.ts). */
export const menuOf = (t: Translate): readonly MenuGroup[] =>
  HEADER_GROUPS.map((id) => ({
    id,
    title: t(($) => $.common.nav[id]),
    items: headerEntries
      .filter(({ group }) => group === id)
      .map(({ title, ...entry }) => ({ ...entry, title: t(($) => $.common.nav[title]) })),
  }));

/** Whether the current page is the item's page or below it. */
export const isHere = ({ href, alone = false }: Omit<MenuItem, "title">, pathname: string): boolean =>
  pathname === href || (!alone && pathname.startsWith(`${href}/`));

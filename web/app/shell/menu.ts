// The header menu's content.
import type { Translate } from "../../i18n/texts.ts";
import { paths } from "../../routing/paths.ts";

export type MenuItem = { readonly href: string; readonly title: string };
export type MenuGroup = { readonly id: string; readonly title: string; readonly items: readonly MenuItem[] };

/** For everybody; agencies and admins have groups of their own besides (area-menu.ts). */
export function menuOf(t: Translate): readonly MenuGroup[] {
  return [
    {
      id: "report",
      title: t(($) => $.common.nav.report),
      items: [
        { href: paths.report.write, title: t(($) => $.common.nav.fileReport) },
        { href: paths.report.history(), title: t(($) => $.common.nav.history) },
        { href: paths.dispute.list(), title: t(($) => $.common.nav.disputes) },
      ],
    },
    {
      id: "insight",
      title: t(($) => $.common.nav.insight),
      items: [
        { href: paths.insight.saferViews(), title: t(($) => $.common.nav.saferView) },
        { href: paths.insight.blockNews(), title: t(($) => $.common.nav.blockNews) },
      ],
    },
    {
      id: "support",
      title: t(($) => $.common.nav.support),
      items: [
        { href: paths.support.notices(), title: t(($) => $.common.nav.notice) },
        { href: paths.support.inquiries(), title: t(($) => $.common.nav.inquiries) },
        { href: paths.support.analyses(), title: t(($) => $.common.nav.analyses) },
        { href: paths.support.myPage(), title: t(($) => $.common.nav.myPage) },
      ],
    },
  ];
}

/** Whether the current page is the item's page or below it. */
export const isHere = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.report.write && pathname.startsWith(`${href}/`));

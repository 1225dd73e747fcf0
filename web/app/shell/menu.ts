// What the header's menu leads to.
import type { Texts } from "../../locales/ko/index.ts";
import { paths } from "../paths.ts";

export type MenuItem = { readonly href: string; readonly title: string };
export type MenuGroup = { readonly id: string; readonly title: string; readonly items: readonly MenuItem[] };

/** Admins find their area too. */
export function menuOf({ nav }: Texts["common"], isAdmin: boolean): readonly MenuGroup[] {
  return [
    {
      id: "report",
      title: nav.report,
      items: [
        { href: paths.report.write, title: nav.fileReport },
        { href: paths.report.history(), title: nav.history },
      ],
    },
    {
      id: "insight",
      title: nav.insight,
      items: [
        { href: paths.insight.saferViews(), title: nav.saferView },
        { href: paths.insight.blockNews(), title: nav.blockNews },
      ],
    },
    {
      id: "support",
      title: nav.support,
      items: [
        { href: paths.support.notices(), title: nav.notice },
        { href: paths.support.inquiries(), title: nav.inquiries },
        { href: paths.support.myPage(), title: nav.myPage },
        ...(isAdmin ? [{ href: paths.admin.saferViews(), title: nav.admin }] : []),
      ],
    },
  ];
}

/** The page a menu item leads to is this one, or one below it. */
export const isHere = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.report.write && pathname.startsWith(`${href}/`));

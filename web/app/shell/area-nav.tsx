import { mayDo } from "@sb/contracts/roles.ts";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useSession } from "../../session/store.ts";
import { adminMenu, agencyMenu } from "./area-menu.ts";
import styles from "./area-nav.module.css";
import { isHere, type MenuItem } from "./menu.ts";

/** The own navigation of the admin area, or of agencies: beside the screen, above it on a phone. */
export function AreaNav({ isAgencys }: { isAgencys: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  if (!mayDo(session, isAgencys ? "agency" : "staff")) return null;
  const { title, items } = isAgencys ? agencyMenu(t) : adminMenu(t, session);
  // Every other path of an area is below its start page's.
  const isCurrent = (item: MenuItem) => isHere({ href: item.href, alone: item === items[0] }, pathname);
  return (
    <nav className={styles.nav} aria-label={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={styles.link}
              href={item.href}
              {...(isCurrent(item) && { "aria-current": "page", ref: bringIntoView })}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the list is wider than the screen; the page itself stays where it is. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const list = link?.closest("ul");
  if (link && list) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}

import { mayDo } from "@sb/contracts/roles.ts";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { areaPaths } from "../../routing/area-paths.ts";
import { useSession } from "../../session/store.ts";
import { adminMenu } from "./admin-menu.ts";
import { agencyMenu } from "./agency-menu.ts";
import styles from "./area-nav.module.css";
import { isHere } from "./menu.ts";

/** The own navigation of the admin area, or of agencies: beside the screen, above it on a phone. */
export function AreaNav({ isAgencys }: { isAgencys: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  if (!mayDo(session, isAgencys ? "agency" : "staff")) return null;
  const { title, items } = isAgencys ? agencyMenu(t) : adminMenu(t, session);
  // Every other path of an area is below its start page's.
  const starts: readonly string[] = [areaPaths.admin.start, areaPaths.agency.inbox()];
  const isCurrent = (href: string) => (starts.includes(href) ? pathname === href : isHere(href, pathname));
  return (
    <nav className={styles.nav} aria-label={title}>
      <ul className={styles.list}>
        {items.map(({ href, title: name }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              {...(isCurrent(href) && { "aria-current": "page", ref: bringIntoView })}
            >
              {name}
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

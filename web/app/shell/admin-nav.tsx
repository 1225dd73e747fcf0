import { mayDo } from "@sb/contracts/roles.ts";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { paths } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { adminMenu } from "./admin-menu.ts";
import styles from "./admin-nav.module.css";
import { isHere } from "./menu.ts";

/** The admin area's own navigation: beside the screen, above it on a phone. */
export function AdminNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  if (!mayDo(session, "staff")) return null;
  const { title, items } = adminMenu(t, session);
  // Every other path of the area is below the start page's.
  const isCurrent = (href: string) => (href === paths.admin.start ? pathname === href : isHere(href, pathname));
  return (
    <nav className={styles.nav} aria-label={title}>
      <ul className={styles.list}>
        {items.map(({ href, title: name }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={isCurrent(href) ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

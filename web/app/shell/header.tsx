import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { pathTo } from "../../routing/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { AccountButtons } from "./account-buttons.tsx";
import { BottomMenu } from "./bottom-menu.tsx";
import { Hamburger } from "./hamburger.tsx";
import styles from "./header.module.css";
import { LanguageSelect } from "./language-select.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useMenu } from "./use-menu.ts";

/** Left: brand and menu. Right: theme, language, account. On a phone the menu is in the hamburger. */
export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const groups = useMenu();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.left}>
          <Brand />
          <div className={styles.desktop}>
            <BottomMenu groups={groups} pathname={pathname} />
          </div>
        </div>
        <div className={styles.right}>
          <div className={styles.desktop}>
            <LanguageSelect />
            <ThemeSwitch />
          </div>
          {pathname !== pathTo("/report") && (
            <LinkButton kind="primary" size="small" className={styles.report} href={pathTo("/report")}>
              {t(($) => $.common.nav.toReport)}
            </LinkButton>
          )}
          <AccountButtons />
          <div className={styles.phone}>
            <Hamburger groups={groups} pathname={pathname} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Logo and name; links to home. */
function Brand() {
  const { t } = useTranslation();
  return (
    <a className={styles.brand} href={pathTo("/")}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 2 4 6.5v8.7C4 22.6 9 28.2 16 30c7-1.8 12-7.4 12-14.8V6.5z" fill="var(--ink)" />
        <g fill="none" stroke="var(--on-ink)" strokeWidth="2" strokeLinejoin="round">
          <path d="M10 12.2 16 9l6 3.2v6.6L16 22l-6-3.2z" />
          <path d="m10 12.2 6 3.2 6-3.2M16 15.4V22" />
        </g>
      </svg>
      <span>{t(($) => $.common.brand)}</span>
    </a>
  );
}

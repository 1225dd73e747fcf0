import { useLocation } from "react-router-dom";
import { AccountButtons } from "./account-buttons.tsx";
import { BottomMenu } from "./bottom-menu.tsx";
import { Brand } from "./brand.tsx";
import { Hamburger } from "./hamburger.tsx";
import styles from "./header.module.css";
import { LanguageSelect } from "./language-select.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useMenu } from "./use-menu.ts";

/** Left: brand and menu. Right: theme, language, account. On a phone the menu is in the hamburger. */
export function Header() {
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
          <AccountButtons />
          <div className={styles.phone}>
            <Hamburger groups={groups} pathname={pathname} />
          </div>
        </div>
      </div>
    </header>
  );
}

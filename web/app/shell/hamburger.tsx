import { Menu, X } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnDeparture } from "../../routing/departures.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hamburger.module.css";
import { LanguageSelect } from "./language-select.tsx";
import type { MenuGroup } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

type Props = { groups: readonly MenuGroup[]; pathname: string };

/** The phone menu: a button that opens a full-page panel of links. */
export function Hamburger({ groups, pathname }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLockedPage(open);
  useOnDeparture(() => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from its button and links.
    <div onKeyDown={onKeyDown} data-menu-open={open || undefined}>
      <Button
        ref={button}
        kind="quiet"
        size="icon"
        aria-label={open ? t(($) => $.common.nav.close) : t(($) => $.common.nav.open)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <Icon of={X} size={22} /> : <Icon of={Menu} size={22} />}
      </Button>
      {open && (
        <nav className={styles.panel} aria-label={t(($) => $.common.nav.label)}>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <MenuList group={group} pathname={pathname} onChoose={() => setOpen(false)} styles={styles} />
            </div>
          ))}
          <div className={styles.settings}>
            <LanguageSelect />
            <ThemeSwitch />
          </div>
        </nav>
      )}
    </div>
  );
}

/** Locks the page's scrolling while the menu covers it. */
function useLockedPage(locked: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-locked", locked);
    return () => {
      document.documentElement.toggleAttribute("data-locked", false);
    };
  }, [locked]);
}

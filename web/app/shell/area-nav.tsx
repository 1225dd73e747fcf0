import { mayDo } from "@sb/contracts/roles.ts";
import { ChevronDown, Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useOnDeparture } from "../../routing/departures.ts";
import { onDevice } from "../../session/storage.ts";
import { useSession } from "../../session/store.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { adminMenu, agencyMenu } from "./area-menu.ts";
import styles from "./area-nav.module.css";
import { AREA_ICONS, adminRail, agencyRail, type RailItem, type RailPart } from "./area-rail.ts";
import { isHere } from "./menu.ts";
import { openShortcuts, useShortcuts } from "./shortcuts.tsx";

/** On the device: whether the rail shows its icons alone. */
const NARROW = "sb-rail-narrow";

/**
 * The own navigation of the admin area, or of agencies: a rail beside the screen, with icons and words or with icons alone, as it
 * was left; on a phone a panel that one button opens.
 */
export function AreaNav({ isAgencys }: { isAgencys: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  const rail = useRail();
  const isTheirs = mayDo(session, isAgencys ? "agency" : "staff");
  const parts = isAgencys ? agencyRail(t) : adminRail(t, session);
  const all = parts.flatMap(({ items }) => items);
  useShortcuts(isTheirs ? all : []);
  if (!isTheirs) return null;
  const { title } = isAgencys ? agencyMenu(t) : adminMenu(t, session);
  // Every other path of an area is below its start page's.
  const isCurrent = (item: RailItem) => isHere({ href: item.href, alone: item === all[0] }, pathname);
  return (
    <nav
      ref={rail.box}
      className={cx(styles.nav, rail.isNarrow && styles.narrow, rail.isOpen && styles.open)}
      aria-label={title}
      onKeyDown={rail.onKeyDown}
    >
      <button
        type="button"
        className={styles.opener}
        aria-expanded={rail.isOpen}
        aria-controls="area-parts"
        onClick={() => rail.setOpen(!rail.isOpen)}
      >
        <span>{all.find(isCurrent)?.title ?? title}</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      <div className={styles.parts} id="area-parts">
        {parts.map((part) => (
          <Part key={part.id} part={part} isCurrent={isCurrent} isNarrow={rail.isNarrow} />
        ))}
        <button type="button" className={styles.fold} onClick={() => openShortcuts(all)}>
          <Icon of={Keyboard} size={18} />
          <span className={styles.word}>{t(($) => $.rail.shortcuts.title)}</span>
        </button>
        <button type="button" className={styles.fold} aria-pressed={rail.isNarrow} onClick={rail.fold}>
          <Icon of={rail.isNarrow ? PanelLeftOpen : PanelLeftClose} size={18} />
          <span className={styles.word}>{t(($) => $.rail.narrow)}</span>
        </button>
      </div>
    </nav>
  );
}

type PartProps = { part: RailPart; isCurrent: (item: RailItem) => boolean; isNarrow: boolean };

function Part({ part: { id, title, items }, isCurrent, isNarrow }: PartProps) {
  return (
    <div className={styles.part}>
      {title && (
        <p className={styles.heading} id={`rail-${id}`}>
          {title}
        </p>
      )}
      <ul {...(title && { "aria-labelledby": `rail-${id}` })}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={styles.link}
              href={item.href}
              aria-current={isCurrent(item) ? "page" : undefined}
              title={isNarrow ? item.title : undefined}
            >
              <Icon of={AREA_ICONS[item.icon]} size={18} />
              <span className={styles.word}>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useRail() {
  const box = useRef<HTMLElement>(null);
  const [isNarrow, setNarrow] = useState(() => onDevice.getItem(NARROW) === "1");
  const [isOpen, setOpen] = useState(false);
  useOnDeparture(() => setOpen(false));
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>("a") ?? [])];
  return {
    box,
    isNarrow,
    isOpen,
    setOpen,
    fold: () => {
      onDevice.setItem(NARROW, isNarrow ? "0" : "1");
      setNarrow(!isNarrow);
    },
    /** The arrows go from entry to entry; Escape closes the panel of a phone. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && isOpen) {
        setOpen(false);
        box.current?.querySelector("button")?.focus();
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const { activeElement } = document;
      const at = activeElement instanceof HTMLElement ? links().indexOf(activeElement) : -1;
      if (step === undefined || at < 0) return;
      event.preventDefault();
      links()[at + step]?.focus();
    },
  };
}

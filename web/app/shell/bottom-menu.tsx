import { ChevronDown } from "lucide";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnDeparture } from "../../routing/departures.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./bottom-menu.module.css";
import { isHere, type MenuGroup } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";

type Props = { groups: readonly MenuGroup[]; pathname: string };

/** The mega menu: one panel with all groups; opens on hover, click and keyboard. */
export function BottomMenu({ groups, pathname }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const box = useRef<HTMLElement>(null);
  // Not on arrival: whoever opened it while the page loaded still wants it.
  useOnDeparture(() => setOpen(undefined));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(undefined);
      document.getElementById(`menu-${open}`)?.focus();
    }
    if (event.key === "ArrowDown" && open) {
      event.preventDefault();
      box.current?.querySelector<HTMLAnchorElement>(`#menu-group-${open} a`)?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(undefined);
  };
  return (
    <nav
      ref={box}
      aria-label={t(($) => $.common.nav.label)}
      className={styles.nav}
      data-menu-open={open !== undefined || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(undefined)}
    >
      <div className={styles.tops}>
        {groups.map((group) => (
          <TopButton
            key={group.id}
            group={group}
            current={group.items.some((item) => isHere(item, pathname))}
            open={open === group.id}
            onOpen={() => setOpen(group.id)}
            onToggle={() => setOpen(open === group.id ? undefined : group.id)}
          />
        ))}
      </div>
      {open && (
        <div id="bottom-menu" className={styles.panel}>
          <MenuColumns groups={groups} pathname={pathname} onChoose={() => setOpen(undefined)} />
        </div>
      )}
    </nav>
  );
}

type TopProps = { group: MenuGroup; current: boolean; open: boolean; onOpen: () => void; onToggle: () => void };

function TopButton({ group, current, open, onOpen, onToggle }: TopProps) {
  // With a mouse, hover has opened the panel already: the click must not close it.
  const hovered = useRef(false);
  return (
    <button
      type="button"
      id={`menu-${group.id}`}
      className={cx(styles.top, current && styles.current)}
      aria-expanded={open}
      aria-controls={open ? "bottom-menu" : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        hovered.current = !open;
        onOpen();
      }}
      onPointerLeave={() => {
        hovered.current = false;
      }}
      onClick={() => {
        if (hovered.current) hovered.current = false;
        else onToggle();
      }}
    >
      {group.title}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}

/** The menu groups as columns. */
const MenuColumns = ({ groups, pathname, onChoose }: Props & { onChoose: () => void }) => (
  <div className={styles.columns}>
    {groups.map((group) => (
      <div key={group.id} id={`menu-group-${group.id}`}>
        <MenuList group={group} pathname={pathname} onChoose={onChoose} styles={styles} />
      </div>
    ))}
  </div>
);

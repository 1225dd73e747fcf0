import styles from "./bottom-menu.module.css";
import type { MenuGroup } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";

type Props = { groups: readonly MenuGroup[]; pathname: string; onChoose: () => void };

/** The menu groups as columns. */
export const MenuColumns = ({ groups, pathname, onChoose }: Props) => (
  <div className={styles.columns}>
    {groups.map((group) => (
      <div key={group.id} id={`menu-group-${group.id}`}>
        <MenuList group={group} pathname={pathname} onChoose={onChoose} styles={styles} />
      </div>
    ))}
  </div>
);

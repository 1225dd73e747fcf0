import styles from "./bottom-menu.module.css";
import { isHere, type MenuGroup } from "./menu.ts";

type Props = { groups: readonly MenuGroup[]; pathname: string; onChoose: () => void };

/** The groups of the menu side by side. */
export const MenuColumns = ({ groups, pathname, onChoose }: Props) => (
  <div className={styles.columns}>
    {groups.map((group) => (
      <div key={group.id} id={`menu-group-${group.id}`}>
        <p className={styles.heading} id={`menu-heading-${group.id}`}>
          {group.title}
        </p>
        <ul aria-labelledby={`menu-heading-${group.id}`}>
          {group.items.map((item) => (
            <li key={item.href}>
              <a
                className={styles.link}
                href={item.href}
                aria-current={isHere(item.href, pathname) ? "page" : undefined}
                onClick={onChoose}
              >
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

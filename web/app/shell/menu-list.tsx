import { useId } from "react";
import { isHere, type MenuGroup } from "./menu.ts";

type Props = {
  group: MenuGroup;
  pathname: string;
  onChoose: () => void;
  /** Class names for title and links. */
  styles: { readonly heading?: string; readonly link?: string };
};

/** One menu group: title and links. */
export function MenuList({ group, pathname, onChoose, styles }: Props) {
  const headingId = useId();
  return (
    <>
      <p className={styles.heading} id={headingId}>
        {group.title}
      </p>
      <ul aria-labelledby={headingId}>
        {group.items.map((item) => (
          <li key={item.href}>
            <a
              className={styles.link}
              href={item.href}
              aria-current={isHere(item, pathname) ? "page" : undefined}
              onClick={onChoose}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

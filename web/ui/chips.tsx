import { Children, type ReactNode } from "react";
import styles from "./chip.module.css";

/** Chips beside one another, as a list. Each has a key. Apart from the chip, which stands alone on pages that have to be light. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <ul className={styles.chips}>
    {Children.map(children, (chip) => (
      <li>{chip}</li>
    ))}
  </ul>
);

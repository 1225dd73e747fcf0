import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./chip.module.css";

type Props = {
  onClick: () => void;
  /** Set where a chip is on or off. */
  pressed?: boolean;
  /** The words for what a press takes away, where the chip shows a cross. */
  removes?: string;
  /** The one among others that is not like them, such as "another". */
  quiet?: boolean;
  children: ReactNode;
};

/** One of several short choices: taken by a press, on or off, or taken away again. */
export const Chip = ({ onClick, pressed, removes, quiet = false, children }: Props) => (
  <Button
    size="small"
    kind={quiet ? "quiet" : "secondary"}
    className={styles.chip ?? ""}
    aria-pressed={pressed}
    aria-label={removes}
    onClick={onClick}
  >
    {children}
  </Button>
);

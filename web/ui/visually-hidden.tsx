import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

/** Read aloud, not shown. */
export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className={styles.hidden} />;

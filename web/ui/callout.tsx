import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import styles from "./callout.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  icon?: IconNode;
  /** "status" where it comes up while the page is read. */
  role?: "note" | "status";
  children: ReactNode;
};

/** A text set apart in the colour of warnings. */
export const Callout = ({ icon, role = "note", children }: Props) => (
  <div className={styles.callout} role={role}>
    {icon && <Icon of={icon} size={20} />}
    <div>{children}</div>
  </div>
);

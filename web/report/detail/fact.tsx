import type { ReactNode } from "react";
import styles from "./report-article.module.css";

type Props = {
  name: string;
  /** An address or hash: on a phone it stands under its name. */
  long?: boolean;
  children: ReactNode;
};

/** A line of a list of facts (`dl`); nothing where nothing is known. */
export const Fact = ({ name, long = false, children }: Props) =>
  children === undefined || children === "" ? null : (
    <div className={long ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );

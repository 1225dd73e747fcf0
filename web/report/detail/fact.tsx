import type { ReactNode } from "react";
import styles from "./report-article.module.css";

type Props = {
  name: string;
  /** An address or hash: on a phone it goes below its label. */
  long?: boolean;
  children: ReactNode;
};

/** One row of a description list (`dl`); renders nothing without a value. */
export const Fact = ({ name, long = false, children }: Props) =>
  children === undefined || children === "" ? null : (
    <div className={long ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );

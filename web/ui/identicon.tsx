import { minidenticon } from "minidenticons";
import { useMemo } from "react";
import styles from "./address-text.module.css";

/** A small image generated from a text, which helps to tell look-alike addresses apart. Hidden from screen readers. */
export function Identicon({ of }: { of: string }) {
  const source = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(minidenticon(of, 60, 45))}`, [of]);
  return <img className={styles.icon} src={source} alt="" width={24} height={24} />;
}

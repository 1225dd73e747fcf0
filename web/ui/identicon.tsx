import { minidenticon } from "minidenticons";
import { useMemo } from "react";
import styles from "./address-text.module.css";

/** A small picture made of a text, so that look-alikes are told apart at a glance. Decoration to those who listen. */
export function Identicon({ of }: { of: string }) {
  const source = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(minidenticon(of, 60, 45))}`, [of]);
  return <img className={styles.icon} src={source} alt="" width={24} height={24} />;
}

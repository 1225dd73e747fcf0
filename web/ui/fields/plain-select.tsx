import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./plain-select.module.css";

type Props = {
  id?: string;
  /** Where no label stands beside it. */
  label?: string;
  /** Without a border, as in the header. */
  quiet?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** `<option>`s. */
  children: ReactNode;
};

/**
 * The browser's own select, drawn like SelectField where the browser lets it be. It adds no code: for pages that load none of React
 * Aria, and a phone opens its own wheel.
 */
export const PlainSelect = ({ id, label, quiet = false, value, onChange, children }: Props) => (
  <select
    id={id}
    className={cx(styles.select, quiet && styles.quiet)}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {children}
  </select>
);

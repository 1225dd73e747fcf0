import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./field.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"input">, "onChange" | "id" | "required"> & {
    onChange: (value: string) => void;
    /** Monospaced, for addresses and hashes. */
    mono?: boolean;
    /** Rendered beside the input, such as a button that checks it. */
    beside?: ReactNode;
  };

/** A single-line text field. */
export function TextField({ label, hint, error, good, tag, required, count, mono, beside, onChange, ...rest }: Props) {
  const field = { id: rest.id, label, hint, error, good, tag, required, count };
  const input = (
    <input
      {...rest}
      {...controlProps(field)}
      className={cx(styles.input, mono && styles.mono)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Field {...field}>
      {beside ? (
        <div className={styles.row}>
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

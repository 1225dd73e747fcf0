import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import styles from "./field.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, "onChange" | "id" | "required"> & { onChange: (value: string) => void };

/** A multi-line text field. */
export function TextArea({ label, hint, error, good, tag, required, count, onChange, ...rest }: Props) {
  const field = { id: rest.id, label, hint, error, good, tag, required, count };
  return (
    <Field {...field}>
      <textarea
        {...rest}
        {...controlProps(field)}
        className={cx(styles.input, styles.area)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./choice.module.css";
import { controlProps, FieldFoot } from "./field.tsx";

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  /** Some, but not all, of what it stands for is checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  boxed?: boolean;
};

/** A checkbox, to agree to something or to switch it on. */
export function CheckboxField({
  id,
  label,
  hint,
  checked,
  indeterminate = false,
  onChange,
  error,
  required,
  disabled,
  boxed,
}: Props) {
  return (
    <div>
      <label className={cx(styles.choice, boxed && styles.boxed)} htmlFor={id}>
        <input
          {...controlProps({ id, error, required })}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          ref={(input) => {
            if (input) input.indeterminate = indeterminate && !checked;
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.text}>
          <span>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      <FieldFoot id={id} error={error} />
    </div>
  );
}

import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./choice.module.css";
import fieldStyles from "./field.module.css";
import { FieldFoot, type FieldProps } from "./field.tsx";

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

type Props<Value extends string> = Omit<FieldProps, "count" | "good"> & {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  className?: string | undefined;
};

/** A radio group. The first option has the group's id, so that an error summary can link to it. */
export function RadioGroup<Value extends string>({
  id,
  label,
  hint,
  error,
  tag,
  required,
  options,
  value,
  onChange,
  onBlur,
  className,
}: Props<Value>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className={fieldStyles.field}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      onBlur={onBlur}
    >
      <legend className={fieldStyles.label}>
        {label}
        {tag && <span className={cx(fieldStyles.tag, required && fieldStyles.required)}> {tag}</span>}
      </legend>
      <div className={cx(styles.options, className)}>
        {options.map((option, index) => (
          <label key={option.value} className={cx(styles.choice, styles.boxed)}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldFoot id={id} hint={hint} error={error} />
    </fieldset>
  );
}

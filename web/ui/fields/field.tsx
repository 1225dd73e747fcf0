import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icon.tsx";
import styles from "./field.module.css";

export type FieldProps = {
  /** Also the control's id, so that an error summary can link to it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error, and how to fix it. */
  readonly error?: string | undefined;
  /** A success note ("Username is available"). */
  readonly good?: string | undefined;
  /** Shown beside the label: "required", "optional". */
  readonly tag?: string | undefined;
  readonly required?: boolean | undefined;
  /** "12/20 bytes". */
  readonly count?: string | undefined;
};

/** Label, control, hint and error, connected for screen readers. */
export function Field({
  id,
  label,
  hint,
  error,
  good,
  tag,
  required,
  count,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {tag && <span className={cx(styles.tag, required && styles.required)}>{tag}</span>}
        </label>
        {count && <span className={styles.count}>{count}</span>}
      </div>
      {children}
      <FieldFoot id={id} hint={hint} error={error} good={good} />
    </div>
  );
}

export function FieldFoot({ id, hint, error, good }: Omit<FieldProps, "label" | "count">) {
  return (
    <>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div aria-live="polite">
        {error && (
          <span className={styles.error} id={`${id}-error`}>
            <Icon of={CircleAlert} size={16} />
            {error}
          </span>
        )}
        {!error && good && (
          <span className={styles.good} id={`${id}-good`}>
            {good}
          </span>
        )}
      </div>
    </>
  );
}

/** ARIA attributes that connect a control with its label, hint and error. */
export function controlProps({ id, hint, error, good, required }: Omit<FieldProps, "label">) {
  const described = [hint && `${id}-hint`, error ? `${id}-error` : good && `${id}-good`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
}

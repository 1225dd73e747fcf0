import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SecretNote } from "../scan/secret-note.tsx";
import { cx } from "../ui/cx.ts";
import { ErrorSummary, type SummaryItem } from "../ui/fields/error-summary.tsx";
import styles from "./form.module.css";
import { LeaveGuard } from "./leave-guard.tsx";

type Props = {
  /** The result of `useForm`. */
  form: {
    readonly submit: (event: FormEvent) => void;
    readonly summary: readonly SummaryItem[];
    readonly tries: number;
    readonly isDirty: boolean;
    readonly values: object;
  };
  /** For a button that stands outside it, in a dialog. */
  id?: string;
  /** Leaving the screen with something unsaved asks first. Not in a dialog, nor where the screen has a guard already. */
  guarded?: boolean;
  /** Where each field's own error is enough: a form of one or two fields. */
  noSummary?: boolean;
  /** The buttons. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** All that was typed, with a sign between two fields that no recovery phrase has. */
const textOf = (values: object): string =>
  Object.values(values)
    .filter((value) => typeof value === "string")
    .join("\n=\n");

/**
 * A form with its error summary, its fields and its buttons. The app checks it, not the browser. Whoever writes gives no wallet away
 * unwarned, whoever is to read it.
 */
export function Form({ form, id, guarded = false, noSummary = false, actions, className, children }: Props) {
  const { t } = useTranslation();
  const { summary } = form;
  return (
    <form id={id} className={cx(styles.form, className)} onSubmit={form.submit} noValidate>
      {guarded && <LeaveGuard when={form.isDirty} />}
      {!noSummary && (
        // A new try is a new summary: it takes the focus again, even where the same is wrong.
        <ErrorSummary
          key={form.tries}
          title={t(($) => $.common.errorSummary, { count: summary.length })}
          items={summary}
        />
      )}
      {children}
      <SecretNote text={textOf(form.values)} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}

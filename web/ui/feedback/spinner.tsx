import styles from "./spinner.module.css";

/** Decorative: a text beside it must say what is loading. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

/** Shown while a screen's code or data loads. */
export const PageSpinner = ({ label }: { label: string }) => (
  <div className={styles.page} role="status">
    <Spinner />
    <span>{label}</span>
  </div>
);

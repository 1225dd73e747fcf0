import styles from "./spinner.module.css";

/** Decoration only: what is going on is said by text beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

/** In place of a screen whose code or data is on its way. */
export const PageSpinner = ({ label }: { label: string }) => (
  <div className={styles.page} role="status">
    <Spinner />
    <span>{label}</span>
  </div>
);

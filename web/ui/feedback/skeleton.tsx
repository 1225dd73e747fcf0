import styles from "./skeleton.module.css";

/** Placeholder of loading content; the screen announces the loading once, as text. Sizes are CSS lengths. */
export const Skeleton = ({ width = "100%", height = "1em" }: { width?: string; height?: string }) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
);

import styles from "./skeleton.module.css";

/** The place of something that is loading; the screen says so in words, once. Sizes are CSS lengths. */
export const Skeleton = ({ width = "100%", height = "1em" }: { width?: string; height?: string }) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
);

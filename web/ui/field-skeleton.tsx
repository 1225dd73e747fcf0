import styles from "./field.module.css";
import { Skeleton } from "./skeleton.tsx";

/** The place of a field that is loading, as large as the field will be. */
export const FieldSkeleton = () => (
  <div className={styles.field}>
    <Skeleton width="40%" height="1lh" />
    <Skeleton height="48px" />
    <div />
  </div>
);

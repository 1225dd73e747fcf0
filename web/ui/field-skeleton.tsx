import styles from "./field.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Skeleton of a loading field, with the field's size. */
export const FieldSkeleton = () => (
  <div className={styles.field}>
    <Skeleton width="40%" height="1lh" />
    <Skeleton height="48px" />
    <div />
  </div>
);

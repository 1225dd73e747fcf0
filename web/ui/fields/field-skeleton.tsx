import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./field.module.css";

/** Skeleton of a loading field, with the field's size. */
export const FieldSkeleton = () => (
  <div className={styles.field}>
    <Skeleton width="40%" height="1lh" />
    <Skeleton height="48px" />
    <div />
  </div>
);

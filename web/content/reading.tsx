// Content as it is read.
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import styles from "./content.module.css";

/** The room that one piece will take. */
export function ContentSkeleton({ label, height }: { label: string; height: string }) {
  return (
    <div className={styles.article} role="status" aria-label={label}>
      <Skeleton width="20%" />
      <Skeleton width="80%" height="2em" />
      <Skeleton height={height} />
    </div>
  );
}

import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import styles from "./report-article.module.css";

export const DetailSkeleton = ({ label }: { label: string }) => (
  <div className={styles.article} role="status" aria-label={label}>
    <Skeleton width="35%" />
    <Skeleton width="80%" height="2em" />
    <Skeleton height="8em" />
    <Skeleton height="12em" />
  </div>
);

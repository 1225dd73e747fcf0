import { useTranslation } from "react-i18next";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./notice-screen.module.css";

/** The room that a notice will take. */
export function NoticeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.article} role="status" aria-label={t(($) => $.notice.loading)}>
      <Skeleton width="20%" />
      <Skeleton width="80%" height="2em" />
      <Skeleton height="12em" />
    </div>
  );
}

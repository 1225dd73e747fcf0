import { useTranslation } from "react-i18next";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./article.module.css";

/** The room that an article will take. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.article} role="status" aria-label={t(($) => $.insight.loading)}>
      <Skeleton width="20%" />
      <Skeleton width="80%" height="2em" />
      <Skeleton height="16em" />
    </div>
  );
}

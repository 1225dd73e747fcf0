import type { AdminNewsView } from "@sb/contracts/news/wire.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { keys } from "../../api/keys.ts";
import { useFormat } from "../../i18n/language.ts";
import entry from "../../list/entry.module.css";
import { Badge } from "../../ui/badge.tsx";
import styles from "./admin.module.css";
import { JudgeButton } from "./judge-button.tsx";

/** An item as editors see it. Its title leads to the publisher's page, which a hidden one has no other way to. */
export function AdminNewsRow({ news }: { news: AdminNewsView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { newsSeq, title, link, source, category, publishedAt, hidden } = news;
  const refresh = async () => {
    await Promise.all(
      [keys.adminNews, keys.news, keys.home].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  return (
    <article className={entry.entry}>
      <div className={styles.top}>
        <Badge kind={hidden ? "warn" : "accent"}>
          {hidden ? t(($) => $.news.admin.queues.HIDDEN) : t(($) => $.news.categories[category])}
        </Badge>
        <span>{source}</span>
        <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>
      </div>
      <h3 className={entry.name}>
        <a href={link} target="_blank" rel="noopener noreferrer nofollow">
          {title}
        </a>
      </h3>
      {hidden && (
        <p className={entry.text}>
          {t(($) => $.news.admin.hiddenAt, { at: format.dateTime(hidden.at), reason: hidden.reason })}
        </p>
      )}
      <div className={entry.top}>
        <JudgeButton newsSeq={newsSeq} title={title} isHidden={hidden !== undefined} onDone={refresh} />
      </div>
    </article>
  );
}

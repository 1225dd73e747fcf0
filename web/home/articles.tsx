import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useFormat } from "../i18n/language.ts";
import { Image } from "../ui/image.tsx";
import styles from "./articles.module.css";

type Props = { articles: HomeMain["news"]; hrefOf: (seq: number) => string };

export function Articles({ articles, hrefOf }: Props) {
  const format = useFormat();
  return (
    <ul className={styles.articles}>
      {articles.map(({ seq, title, category, source = category, thumbnail, publishedAt }) => (
        <li key={seq}>
          <a className={styles.article} href={hrefOf(seq)}>
            {thumbnail && <Image className={styles.picture ?? ""} src={thumbnail} alt="" width={120} height={80} />}
            <span className={styles.words}>
              {source && <span className={styles.small}>{source}</span>}
              <strong>{title}</strong>
              <time className={styles.small} dateTime={publishedAt}>
                {format.shortDate(publishedAt)}
              </time>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

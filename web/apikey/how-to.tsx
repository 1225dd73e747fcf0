import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import styles from "./apikey.module.css";
import { DOCS_PATH, EXAMPLES } from "./examples.ts";

/** Requests to copy. */
export function HowTo() {
  const { t } = useTranslation();
  const { origin } = window.location;
  return (
    <section className={styles.how} aria-labelledby="how-to">
      <h2 id="how-to">{t(($) => $.apikey.how.title)}</h2>
      <p>{t(($) => $.apikey.how.secret)}</p>
      {EXAMPLES.map(({ name, command }) => (
        <div key={name} className={styles.example}>
          <p id={`how-${name}`}>{t(($) => $.apikey.how[name])}</p>
          <pre className={styles.code}>
            <code>{command(origin)}</code>
          </pre>
        </div>
      ))}
      <a href={DOCS_PATH} target="_blank" rel="noreferrer">
        {t(($) => $.apikey.how.docs)}
      </a>
      <a href={pathTo("/bulk")}>{t(($) => $.apikey.how.bulk)}</a>
    </section>
  );
}

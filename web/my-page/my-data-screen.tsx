import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import facts from "../ui/facts.module.css";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { DownloadMyData } from "./my-data/download.tsx";
import { Logins } from "./my-data/logins.tsx";
import styles from "./my-data/my-data.module.css";

const DELETIONS = ["report", "draft", "comment", "inquiry", "watch", "key", "account"] as const;

/** Where I am logged in, all my data as one file, and what each deletion destroys. */
export function MyDataScreen() {
  const { t } = useTranslation();
  return (
    <Page reading title={t(($) => $.myData.heading)} lead={t(($) => $.myData.lead)}>
      <div className={styles.page}>
        <section className={styles.section} aria-labelledby="logins">
          <h2 id="logins">{t(($) => $.myData.logins.heading)}</h2>
          <Logins />
        </section>
        <section className={styles.section} aria-labelledby="download">
          <h2 id="download">{t(($) => $.myData.download.heading)}</h2>
          <DownloadMyData />
        </section>
        <section className={styles.section} aria-labelledby="deletions">
          <h2 id="deletions">{t(($) => $.myData.deletions.heading)}</h2>
          <dl className={facts.facts}>
            {DELETIONS.map((what) => (
              <div key={what}>
                <dt>{t(($) => $.myData.deletions.rows[what].name)}</dt>
                <dd>{t(($) => $.myData.deletions.rows[what].text)}</dd>
              </div>
            ))}
          </dl>
          <LinkButton kind="quiet" className={styles.leave} href={pathTo("/support/my-page/deregister")}>
            {t(($) => $.account.myPage.deregister)}
          </LinkButton>
        </section>
        <a href={pathTo("/support/my-page")}>{t(($) => $.account.myPage.heading)}</a>
      </div>
    </Page>
  );
}

import { useTranslation } from "react-i18next";
import { useShowTerms } from "../../consent/show-terms.tsx";
import { paths } from "../../routing/paths.ts";
import styles from "./footer.module.css";
import { Newsletter } from "./newsletter.tsx";

export function Footer() {
  const { t } = useTranslation();
  const showTerms = useShowTerms();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p>
            <strong>{t(($) => $.common.brand)}</strong> {t(($) => $.common.tagline)}
          </p>
          <p>{t(($) => $.common.footer.mission)}</p>
          <div className={styles.links}>
            <a href={paths.term.service}>{t(($) => $.common.footer.service)}</a>
            <button type="button" onClick={() => showTerms("A02")}>
              {t(($) => $.common.footer.operation)}
            </button>
            <button type="button" onClick={() => showTerms("B02")}>
              {t(($) => $.common.footer.youth)}
            </button>
            <a href={paths.term.privacy()}>{t(($) => $.common.footer.privacy)}</a>
          </div>
          <p className={styles.rights}>{t(($) => $.common.footer.rights, { year: new Date().getFullYear() })}</p>
        </div>
        <Newsletter />
      </div>
    </footer>
  );
}

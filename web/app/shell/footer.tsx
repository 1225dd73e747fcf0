import { useTranslation } from "react-i18next";
import { useShowTerms } from "../../consent/show-terms.tsx";
import { pathTo } from "../../routing/paths.ts";
import styles from "./footer.module.css";
import { Newsletter } from "./newsletter.tsx";

/** Those without a page of their own. */
const MORE = ["A02", "B02", "R01", "R02", "R03"] as const;

export function Footer() {
  const { t } = useTranslation();
  const showTerms = useShowTerms({ leadsHome: true });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p>
            <strong>{t(($) => $.common.brand)}</strong> {t(($) => $.common.tagline)}
          </p>
          <p>{t(($) => $.common.footer.mission)}</p>
          <div className={styles.links}>
            <a href={pathTo("/term/service")}>{t(($) => $.common.footer.service)}</a>
            {MORE.map((code) => (
              <button key={code} type="button" onClick={() => showTerms(code)}>
                {t(($) => $.common.footer.terms[code])}
              </button>
            ))}
            <a href={pathTo("/term/privacy")} className={styles.privacy}>
              {t(($) => $.common.footer.privacy)}
            </a>
            <a href={pathTo("/status")}>{t(($) => $.common.footer.status)}</a>
          </div>
          <p className={styles.rights}>{t(($) => $.common.footer.rights, { year: new Date().getFullYear() })}</p>
        </div>
        <Newsletter />
      </div>
    </footer>
  );
}

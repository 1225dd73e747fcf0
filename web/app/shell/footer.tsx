import { useText } from "../../i18n/text.tsx";
import { paths } from "../paths.ts";
import styles from "./footer.module.css";
import { Newsletter } from "./newsletter.tsx";

export function Footer() {
  const { common } = useText();
  const { footer } = common;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p>
            <strong>{common.brand}</strong> {common.tagline}
          </p>
          <p>{footer.mission}</p>
          <div className={styles.links}>
            <a href={paths.term.service}>{footer.service}</a>
            <a href={paths.term.privacy()}>{footer.privacy}</a>
          </div>
          <p className={styles.rights}>{footer.rights(new Date().getFullYear())}</p>
        </div>
        <Newsletter />
      </div>
    </footer>
  );
}

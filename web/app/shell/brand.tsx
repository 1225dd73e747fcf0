import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import styles from "./header.module.css";

/** Logo and name; links to home. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <a className={styles.brand} href={pathTo("/")}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 2 4 6.5v8.7C4 22.6 9 28.2 16 30c7-1.8 12-7.4 12-14.8V6.5z" fill="var(--ink)" />
        <g fill="none" stroke="var(--on-ink)" strokeWidth="2" strokeLinejoin="round">
          <path d="M10 12.2 16 9l6 3.2v6.6L16 22l-6-3.2z" />
          <path d="m10 12.2 6 3.2 6-3.2M16 15.4V22" />
        </g>
      </svg>
      {t(($) => $.common.brand)}
    </a>
  );
}

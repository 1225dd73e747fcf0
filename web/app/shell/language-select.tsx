import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { Globe } from "lucide";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/language.ts";
import { LANGUAGE_NAMES, LOCALES } from "../../i18n/languages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./language-select.module.css";

/** A native select: accessible everywhere and adds no code. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <span className={styles.language}>
      <Icon of={Globe} size={18} />
      <select
        className={styles.select}
        aria-label={t(($) => $.common.language.label)}
        value={language}
        onChange={(event) => void setLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={LOCALES[code]}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </span>
  );
}

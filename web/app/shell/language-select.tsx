import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { Globe } from "lucide";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/language.ts";
import { LANGUAGE_NAMES, LOCALES } from "../../i18n/languages.ts";
import { PlainSelect } from "../../ui/fields/plain-select.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./language-select.module.css";

export function LanguageSelect() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <span className={styles.language}>
      <Icon of={Globe} size={18} />
      <PlainSelect
        quiet
        label={t(($) => $.common.language.label)}
        value={language}
        onChange={(value) => void setLanguage(value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={LOCALES[code]}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </PlainSelect>
    </span>
  );
}

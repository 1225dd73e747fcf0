import { Languages } from "lucide";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./notice-editor.module.css";
import { OTHER_LANGUAGES, type Words } from "./words.ts";

type Props = { form: ReturnType<typeof useForm<Words, unknown>> };

/** A title and a text in each other language; folded away while there is none. */
export function Translations({ form }: Props) {
  const { t } = useTranslation();
  const isWritten = OTHER_LANGUAGES.some((language) => form.values[`title_${language}`] !== "");
  const [open, setOpen] = useState(isWritten);
  return (
    <div className={styles.translations}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={Languages} size={18} />
        {t(($) => $.notice.admin.translations)}
      </Button>
      {open && (
        <>
          <p className={styles.hint}>{t(($) => $.notice.admin.translationsHint)}</p>
          {OTHER_LANGUAGES.map((language) => (
            <Fragment key={language}>
              <TextField {...form.text(`title_${language}`)} lang={language} autoComplete="off" />
              <TextArea {...form.text(`content_${language}`, { counted: true })} lang={language} rows={6} />
            </Fragment>
          ))}
        </>
      )}
    </div>
  );
}

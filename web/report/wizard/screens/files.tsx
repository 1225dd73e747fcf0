import { LIMITS } from "@sb/contracts/limits.ts";
import { CircleAlert } from "lucide";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ChosenFile, KeptFileCard } from "../../../attachments/file-card.tsx";
import { FilePicker } from "../../../attachments/file-picker.tsx";
import styles from "../../../attachments/files.module.css";
import { problemText } from "../../../errors/problem-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { idOfPlace } from "../form/place.ts";
import { useWizard } from "../parts/wizard-context.ts";

/** The attachments: chosen ones, those on file already, and those that were not taken, with the reason. */
export function Files() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { files, kept } = context.attached;
  const count = files.length + kept.length;
  const add = useCallback((files: readonly File[]) => send({ type: "files.added", files }), [send]);
  return (
    <>
      <FilePicker id={idOfPlace("files")} onFiles={add} />
      <Rejected />
      {count > 0 && (
        <section aria-labelledby="report-file-list">
          <h2 id="report-file-list" className={styles.heading}>
            {t(($) => $.wizard.files.list)} <span>{t(($) => $.wizard.files.count, { count, most: LIMITS.files })}</span>
          </h2>
          <ul className={styles.list}>
            {kept.map((file) => (
              <KeptFileCard
                key={file.fileId}
                file={file}
                onRemove={() => send({ type: "kept.removed", fileId: file.fileId })}
              />
            ))}
            {files.map((file) => (
              <ChosenFile key={file.id} file={file} onRemove={() => send({ type: "file.removed", id: file.id })} />
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.notes}>
        <li>{t(($) => $.wizard.files.original)}</li>
        {context.mode.kind === "new" && <li>{t(($) => $.wizard.files.notInDraft)}</li>}
      </ul>
    </>
  );
}

/** Always in the page, so that a refusal is read aloud. */
function Rejected() {
  const { t } = useTranslation();
  const { rejected } = useWizard().context.attached;
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <div className={styles.rejected}>
          <strong>{t(($) => $.wizard.files.rejected)}</strong>
          <ul>
            {rejected.map(({ name, code }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be refused twice.
              <li key={index}>
                <Icon of={CircleAlert} size={16} />
                <span>
                  {name}: {code === "FILE_UNREADABLE" ? t(($) => $.wizard.files.unreadable) : problemText(code, t)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

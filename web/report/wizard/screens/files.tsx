import { LIMITS } from "@sb/contracts/limits.ts";
import { CircleAlert } from "lucide-react";
import { useText } from "../../../i18n/text.tsx";
import { ChosenFile, KeptFileCard } from "../files/file-card.tsx";
import { FilePicker } from "../files/file-picker.tsx";
import styles from "../files/files.module.css";
import { useWizard } from "../parts/wizard-context.ts";

/** The attachments: chosen ones, those on file already, and those that were not taken, with the reason. */
export function Files() {
  const { files: words } = useText().wizard;
  const { context, send } = useWizard();
  const { files, kept } = context.attached;
  const count = files.length + kept.length;
  return (
    <>
      <FilePicker />
      <Rejected />
      {count > 0 && (
        <section aria-labelledby="report-file-list">
          <h2 id="report-file-list" className={styles.heading}>
            {words.list} <span>{words.count(count, LIMITS.files)}</span>
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
        <li>{words.original}</li>
        {context.mode.kind === "new" && <li>{words.notInDraft}</li>}
      </ul>
    </>
  );
}

/** Always in the page, so that a refusal is read aloud. */
function Rejected() {
  const { files: words } = useText().wizard;
  const { rejected } = useWizard().context.attached;
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <div className={styles.rejected}>
          <strong>{words.rejected}</strong>
          <ul>
            {rejected.map(({ name, code }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be refused twice.
              <li key={index}>
                <CircleAlert size={16} aria-hidden="true" />
                <span>
                  {name}: {words.reasons[code]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { LIMITS } from "@sb/contracts/limits.ts";
import { useTranslation } from "react-i18next";
import type { Attached } from "./attachment.ts";
import { ChosenFile, KeptFile } from "./file-card.tsx";
import { FilePicker } from "./file-picker.tsx";
import styles from "./files.module.css";
import { RefusedFiles } from "./refused-files.tsx";
import { SmallerUpload } from "./smaller-upload.tsx";

type Props = {
  /** The input's id, so that an error summary can link to it. */
  id: string;
  attached: Attached;
  /** Files were chosen, dropped or pasted. The same function each time, or it listens anew. */
  onFiles: (files: readonly File[]) => void;
  /** By the id of a file chosen now. */
  onRemove: (id: string) => void;
  /** By the id of a stored file. */
  onRemoveKept: (fileId: string) => void;
  /** Whether pictures go as their smaller copies. */
  onSmaller: (smaller: boolean) => void;
  /** They are no evidence: no word of what originals are worth. */
  plain?: boolean;
};

/** Choosing files, those that were not taken, with the reason, and those that are attached. */
export function Attachments({ id, attached, onFiles, onRemove, onRemoveKept, onSmaller, plain }: Props) {
  const { t } = useTranslation();
  const { files, kept, rejected } = attached;
  const count = files.length + kept.length;
  return (
    <div className={styles.attachments}>
      <FilePicker id={id} onFiles={onFiles} />
      <RefusedFiles rejected={rejected} />
      {count > 0 && (
        <section aria-labelledby={`${id}-list`}>
          <h2 id={`${id}-list`} className={styles.heading}>
            {t(($) => $.attachments.list)} <span>{t(($) => $.attachments.count, { count, most: LIMITS.files })}</span>
          </h2>
          <ul className={styles.list}>
            {kept.map((file) => (
              <KeptFile key={file.fileId} file={file} onRemove={() => onRemoveKept(file.fileId)} />
            ))}
            {files.map((file) => (
              <ChosenFile
                key={file.id}
                file={file}
                smaller={attached.smaller}
                plain={plain}
                onRemove={() => onRemove(file.id)}
              />
            ))}
          </ul>
          <SmallerUpload id={`${id}-smaller`} attached={attached} onChange={onSmaller} plain={plain} />
        </section>
      )}
    </div>
  );
}

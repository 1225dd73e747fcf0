import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Attachments } from "../../../attachments/attachments.tsx";
import { idOfPlace } from "../form/place.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./screens.module.css";

/** The evidence: new and kept files, and rejected ones with the reason. */
export function Files() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const add = useCallback((files: readonly File[]) => send({ type: "files.added", files }), [send]);
  return (
    <>
      <Attachments
        id={idOfPlace("files")}
        attached={context.attached}
        onFiles={add}
        onRemove={(id) => send({ type: "file.removed", id })}
        onRemoveKept={(fileId) => send({ type: "kept.removed", fileId })}
        onSmaller={(smaller) => send({ type: "upload.chosen", smaller })}
      />
      <ul className={styles.notes}>
        <li>{t(($) => $.wizard.files.original)}</li>
        {context.mode.kind === "new" && (
          <li>{context.filesNotKept ? t(($) => $.wizard.files.notKept) : t(($) => $.wizard.files.onDevice)}</li>
        )}
      </ul>
    </>
  );
}

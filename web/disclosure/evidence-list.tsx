import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import type { OpenedFile } from "./device/open-package.ts";
import styles from "./disclosure.module.css";

/** The evidence, to be saved; whether it is what was filed. Nothing of it is opened here: strangers have sent it. */
export function EvidenceList({ files }: { files: readonly OpenedFile[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3>{t(($) => $.disclosure.view.evidence)}</h3>
      {files.length === 0 && <p>{t(($) => $.disclosure.view.noEvidence)}</p>}
      {files.length > 0 && <Callout>{t(($) => $.disclosure.view.careful)}</Callout>}
      <ul className={styles.files}>
        {files.map((file) => (
          <Evidence key={file.fileId} file={file} />
        ))}
      </ul>
    </div>
  );
}

function Evidence({ file }: { file: OpenedFile }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={styles.file}>
      <div className={styles.fileFacts}>
        <span>{file.name}</span>
        <span className={styles.quiet}>{format.bytes(file.size)}</span>
        <Badge kind={file.isWhole ? "good" : "danger"}>
          {t(($) => $.disclosure.view[file.isWhole ? "whole" : "changed"])}
        </Badge>
        <code className={styles.hash} translate="no" dir="ltr">
          {file.sha256}
        </code>
      </div>
      <Button
        size="small"
        aria-label={t(($) => $.disclosure.view.saveFile, { name: file.name })}
        onClick={() => saveAs(file.bytes, file.name)}
      >
        <Icon of={Download} size={16} />
        {t(($) => $.disclosure.view.save)}
      </Button>
    </li>
  );
}

import type { StoredFile } from "@sb/contracts/files.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { fetchFile } from "../../api/fetch-file.ts";
import { isApiError } from "../../api/problem.ts";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveAs } from "../../ui/save-as.ts";
import styles from "./owner-part.module.css";

/** The attachments. Downloads need the access token, so a plain link would not work. */
export function Files({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.block}>
      <h3>{t(($) => $.report.owner.files)}</h3>
      {files.length === 0 && <p className={styles.nothing}>{t(($) => $.report.owner.noFiles)}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.fileId} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

const isGone = (error: unknown): boolean => isApiError(error) && error.code === "NOT_FOUND";

function FileLine({ file }: { file: StoredFile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const download = useMutation({
    mutationFn: async () => saveAs(await fetchFile("GET report/file/{fileId}", file.fileId), file.name),
    onError: (error) => isGone(error) && toast.bad(t(($) => $.report.owner.fileGone)),
    meta: { inlineCodes: ["NOT_FOUND"] },
  });
  return (
    <li className={styles.file}>
      <span className={styles.fileName}>
        {file.name}
        <small>{format.bytes(file.size)}</small>
      </span>
      <Button
        size="small"
        busy={download.isPending}
        aria-label={t(($) => $.report.owner[download.isPending ? "downloading" : "download"], { name: file.name })}
        onClick={() => download.mutate()}
      >
        <Icon of={Download} size={16} />
        {t(($) => $.report.owner.downloadShort)}
      </Button>
    </li>
  );
}

import type { StoredFile } from "@sb/contracts/files.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { fetchFile } from "../api/fetch-file.ts";
import { useFormat } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./inquiry.module.css";

/** An inquiry's attachments. Downloads need the access token, so a plain link would not work. */
export const AttachedFiles = ({ files }: { files: readonly StoredFile[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <FileLine key={file.fileId} file={file} />
    ))}
  </ul>
);

function FileLine({ file: { fileId, name, size } }: { file: StoredFile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const download = useMutation({
    mutationFn: async () => saveAs(await fetchFile("GET support/inquiry/file/{fileId}", fileId), name),
  });
  return (
    <li>
      <span>
        <bdi>{name}</bdi> <small className={styles.quiet}>{format.bytes(size)}</small>
      </span>
      <Button
        size="small"
        busy={download.isPending}
        aria-label={t(($) => $.inquiry.detail.download, { name })}
        onClick={() => download.mutate()}
      >
        <Icon of={Download} size={16} />
        {t(($) => $.inquiry.detail.downloadShort)}
      </Button>
    </li>
  );
}

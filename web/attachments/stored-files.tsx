import type { StoredFile } from "@sb/contracts/files.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { type FileRoute, fetchFile } from "../api/fetch-file.ts";
import { useFormat } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./stored-files.module.css";

type Words = { readonly download: string; readonly downloadOf: (name: string) => string };
type Props = { files: readonly StoredFile[]; route: FileRoute; words: Words };

/** Files that were sent. Downloads need the access token, so a plain link would not work. */
export const StoredFiles = ({ files, ...how }: Props) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <FileLine key={file.fileId} file={file} {...how} />
    ))}
  </ul>
);

type LineProps = Omit<Props, "files"> & { file: StoredFile };

function FileLine({ file: { fileId, name, size }, route, words }: LineProps) {
  const format = useFormat();
  const download = useMutation({ mutationFn: async () => saveAs(await fetchFile(route, fileId), name) });
  return (
    <li>
      <span>
        <bdi>{name}</bdi> <small className={styles.size}>{format.bytes(size)}</small>
      </span>
      <Button
        size="small"
        busy={download.isPending}
        aria-label={words.downloadOf(name)}
        onClick={() => download.mutate()}
      >
        <Icon of={Download} size={16} />
        {words.download}
      </Button>
    </li>
  );
}

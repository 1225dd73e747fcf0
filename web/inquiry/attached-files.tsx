import type { StoredFile } from "@sb/contracts/files.ts";
import { useTranslation } from "react-i18next";
import { StoredFiles } from "../attachments/stored-files.tsx";

/** An inquiry's attachments. */
export function AttachedFiles({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation();
  const words = {
    download: t(($) => $.inquiry.detail.downloadShort),
    downloadOf: (name: string) => t(($) => $.inquiry.detail.download, { name }),
  };
  return <StoredFiles files={files} route="GET support/inquiry/file/{fileId}" words={words} />;
}

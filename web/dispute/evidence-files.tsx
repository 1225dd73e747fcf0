import type { StoredFile } from "@sb/contracts/files.ts";
import { useTranslation } from "react-i18next";
import { StoredFiles } from "../attachments/stored-files.tsx";

/** A request's evidence. */
export function EvidenceFiles({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation();
  const words = {
    download: t(($) => $.dispute.detail.downloadShort),
    downloadOf: (name: string) => t(($) => $.dispute.detail.download, { name }),
  };
  return <StoredFiles files={files} route="GET report/deletion/file/{fileId}" words={words} />;
}

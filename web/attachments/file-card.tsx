import type { StoredFile } from "@sb/contracts/files.ts";
import { FileAudio, FileImage, FileText, FileVideo, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Attachment } from "./attachment.ts";
import styles from "./files.module.css";
import { originalUsedText } from "./original-used.ts";
import { useObjectUrl } from "./use-object-url.ts";

function iconOf(mediaType: string) {
  if (mediaType.startsWith("image/")) return FileImage;
  if (mediaType.startsWith("video/")) return FileVideo;
  return mediaType.startsWith("audio/") ? FileAudio : FileText;
}

type ChosenProps = {
  file: Attachment;
  /** Its smaller copy is sent, if it has one. */
  smaller: boolean;
  plain?: boolean | undefined;
  onRemove: () => void;
};

/** A file chosen now: its picture, and how far it is prepared. */
export function ChosenFile({ file, smaller, plain, onRemove }: ChosenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const copyOf = (bytes: number) =>
    plain
      ? t(($) => $.attachments.copySentPlain, { size: format.bytes(bytes) })
      : t(($) => $.attachments.copySent, { size: format.bytes(bytes) });
  const url = useObjectUrl(file.ready?.preview);
  const { name, size, type } = file.original;
  return (
    <FileCard
      name={name}
      size={size}
      mediaType={type}
      picture={url && <Picture url={url} name={name} />}
      onRemove={onRemove}
    >
      {!file.ready && (
        <span className={styles.progress}>
          <progress max={1} value={file.progress ?? 0} aria-label={name} />
          {t(($) => $.attachments.preparing, { share: format.percent(file.progress ?? 0) })}
        </span>
      )}
      {type.startsWith("image/") && file.ready && !file.ready.preview && (
        <span className={styles.reduced}>{originalUsedText(t)}</span>
      )}
      {file.ready?.reduced && (
        <span className={styles.reduced}>
          {plain
            ? copyOf(file.ready.sent.size)
            : t(($) => $.attachments.reduced, { size: format.bytes(file.ready.sent.size) })}
        </span>
      )}
      {smaller && file.ready?.smaller && <span>{copyOf(file.ready.smaller.sent.size)}</span>}
    </FileCard>
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation();
  return <img src={url} alt={t(($) => $.attachments.preview, { name })} width={64} height={64} />;
}

/** A file that is stored already. */
export function KeptFile({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <FileCard name={file.name} size={file.size} mediaType={file.mediaType} onRemove={onRemove}>
      <span>{t(($) => $.attachments.kept)}</span>
    </FileCard>
  );
}

type CardProps = {
  name: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  picture?: ReactNode;
  onRemove: () => void;
  children?: ReactNode;
};

function FileCard({ name, size, mediaType, picture, onRemove, children }: CardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const icon = iconOf(mediaType);
  return (
    <li className={styles.file}>
      <span className={styles.picture}>{picture || <Icon of={icon} size={26} />}</span>
      <span className={styles.facts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span>{format.bytes(size)}</span>
        {children}
      </span>
      <Button kind="quiet" size="icon" aria-label={t(($) => $.attachments.remove, { name })} onClick={onRemove}>
        <Icon of={Trash2} size={20} />
      </Button>
    </li>
  );
}

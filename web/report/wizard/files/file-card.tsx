import { FileAudio, FileImage, FileText, FileVideo, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useText } from "../../../i18n/text.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Attachment, KeptFile } from "./attachment.ts";
import styles from "./files.module.css";
import { useObjectUrl } from "./use-object-url.ts";

function iconOf(mediaType: string) {
  if (mediaType.startsWith("image/")) return FileImage;
  if (mediaType.startsWith("video/")) return FileVideo;
  return mediaType.startsWith("audio/") ? FileAudio : FileText;
}

/** A file chosen now: its picture, and how far it is prepared. */
export function ChosenFile({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const { files: words } = useText().wizard;
  const format = useFormat();
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
          {words.preparing(format.percent(file.progress ?? 0))}
        </span>
      )}
      {file.ready?.reduced && (
        <span className={styles.reduced}>{words.reduced(format.bytes(file.ready.sent.size))}</span>
      )}
    </FileCard>
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  const { files: words } = useText().wizard;
  return <img src={url} alt={words.preview(name)} width={64} height={64} />;
}

/** A file that the report has already. */
export function KeptFileCard({ file, onRemove }: { file: KeptFile; onRemove: () => void }) {
  const { files: words } = useText().wizard;
  return (
    <FileCard name={file.name} size={file.size} mediaType={file.mediaType} onRemove={onRemove}>
      <span>{words.kept}</span>
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
  const { files: words } = useText().wizard;
  const format = useFormat();
  const Icon = iconOf(mediaType);
  return (
    <li className={styles.file}>
      <span className={styles.picture}>{picture || <Icon size={26} aria-hidden="true" />}</span>
      <span className={styles.facts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span>{format.bytes(size)}</span>
        {children}
      </span>
      <Button kind="quiet" size="icon" aria-label={words.remove(name)} onClick={onRemove}>
        <Trash2 size={20} aria-hidden="true" />
      </Button>
    </li>
  );
}

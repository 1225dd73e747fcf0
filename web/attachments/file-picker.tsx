import { LIMITS } from "@sb/contracts/limits.ts";
import { Upload } from "lucide";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { buttonClass } from "../ui/button-class.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./files.module.css";
import { ACCEPTED } from "./prepare-file.ts";
import { useFileDrop } from "./use-file-drop.ts";

const MEGABYTE = 1_000_000;
/** Bytes, rounded down to what is easily said: what it says always fits. */
const SAID_LIMIT = Math.floor(LIMITS.fileBytes / MEGABYTE) * MEGABYTE;

type Props = {
  /** The input's id, so that an error summary can link to it. */
  id: string;
  onFiles: (files: readonly File[]) => void;
};

/** Files by drop, by paste or by the picker. */
export function FilePicker({ id, onFiles }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(zone, onFiles);
  return (
    <div ref={zone} className={cx(styles.zone, isOver && styles.over)}>
      <Icon of={Upload} size={28} />
      <p className={styles.drop}>{t(($) => $.attachments.drop)}</p>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className={styles.input}
        aria-describedby={`${id}-limits`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again is a change again.
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "secondary" })}>
        {t(($) => $.attachments.choose)}
      </label>
      <p id={`${id}-limits`} className={styles.limits}>
        {t(($) => $.attachments.limits, { count: LIMITS.files, size: format.bytes(SAID_LIMIT) })}
      </p>
    </div>
  );
}

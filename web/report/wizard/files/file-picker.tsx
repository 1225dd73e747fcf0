import { LIMITS } from "@sb/contracts/limits.ts";
import { Upload } from "lucide";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/language.ts";
import { WIZARD } from "../../../i18n/namespaces.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ACCEPTED } from "../effects/prepare-file.ts";
import { idOfPlace } from "../form/place.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./files.module.css";
import { useFileDrop } from "./use-file-drop.ts";

const ID = idOfPlace("files");
const MEGABYTE = 1_000_000;
/** Bytes, rounded down to what is easily said: what it says always fits. */
const SAID_LIMIT = Math.floor(LIMITS.fileBytes / MEGABYTE) * MEGABYTE;

/** Files by drop, by paste or by the picker. */
export function FilePicker() {
  const { t } = useTranslation(WIZARD);
  const format = useFormat();
  const { send } = useWizard();
  const zone = useRef<HTMLDivElement>(null);
  const add = useCallback((files: readonly File[]) => send({ type: "files.added", files }), [send]);
  const isOver = useFileDrop(zone, add);
  return (
    <div ref={zone} className={cx(styles.zone, isOver && styles.over)}>
      <Icon of={Upload} size={28} />
      <p className={styles.drop}>{t(($) => $.wizard.files.drop)}</p>
      <input
        id={ID}
        type="file"
        multiple
        accept={ACCEPTED}
        className={styles.input}
        aria-describedby={`${ID}-limits`}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // The same file chosen again is a change again.
          event.target.value = "";
        }}
      />
      <label htmlFor={ID} className={buttonClass({ kind: "secondary" })}>
        {t(($) => $.wizard.files.choose)}
      </label>
      <p id={`${ID}-limits`} className={styles.limits}>
        {t(($) => $.wizard.files.limits, { count: LIMITS.files, size: format.bytes(SAID_LIMIT) })}
      </p>
    </div>
  );
}

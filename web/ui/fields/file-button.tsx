import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { buttonClass } from "../button-class.ts";
import { Icon } from "../icon.tsx";
import styles from "./file-button.module.css";

type Props = {
  id: string;
  icon: IconNode;
  children: ReactNode;
  /** As the input's `accept`; any file where it is left out. */
  accept?: string;
  isSmall?: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  onFile: (file: File) => void;
};

/** Chooses one file. The label is the button that one sees; the input keeps the focus and the keyboard. */
export function FileButton({ id, icon, children, accept, isSmall = false, describedBy, isInvalid, onFile }: Props) {
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file chosen again is a change again.
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "secondary", ...(isSmall && { size: "small" }) })}>
        <Icon of={icon} size={isSmall ? 16 : 18} />
        {children}
      </label>
    </>
  );
}

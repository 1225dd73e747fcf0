import { buttonClass } from "../ui/button-class.ts";
import { FieldFoot } from "../ui/fields/field.tsx";
import styles from "./disclosure.module.css";

type Props = {
  id: string;
  label: string;
  /** The name of the file that was chosen. */
  chosen: string | undefined;
  accept?: string;
  error?: string | undefined;
  good?: string | undefined;
  onFile: (file: File) => void;
};

/** A button that chooses one file of the device. */
export function FileChoice({ id, label, chosen, accept, error, good, onFile }: Props) {
  const described = error ? `${id}-error` : good && `${id}-good`;
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file chosen again is a change again.
          target.value = "";
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "secondary", size: "medium" })}>
        {label}
      </label>
      {chosen && <span className={styles.chosen}>{chosen}</span>}
      <FieldFoot id={id} error={error} good={good} />
    </div>
  );
}

import { ChevronDown } from "lucide";
import { type KeyboardEvent, lazy, Suspense, useId, useState } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./select-button.module.css";
import type { SelectOption } from "./select-field.tsx";

const loadSelect = async () => ({ default: (await import("./select-field.tsx")).SelectField });
const SelectField = lazy(loadSelect);

type Props = {
  label: string;
  options: readonly SelectOption<string>[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * A select whose code (52 kB) loads when somebody points at it or moves the focus to it. Until it is opened there is only
 * its button, which looks and is announced the same.
 */
export function LazySelect({ label, options, value, onChange }: Props) {
  const [used, setUsed] = useState(false);
  const id = useId();
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  const button = <ClosedSelect id={id} label={label} chosen={chosen} onOpen={() => setUsed(true)} busy={used} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <SelectField id={id} label={label} options={options} value={value} onChange={onChange} opensAtOnce />
    </Suspense>
  );
}

type ClosedProps = { id: string; label: string; chosen: string; onOpen: () => void; busy: boolean };

function ClosedSelect({ id, label, chosen, onOpen, busy }: ClosedProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={cx(fieldStyles.input, styles.button)}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={busy || undefined}
        aria-labelledby={`${id}-value ${id}-label`}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onPointerEnter={loadSelect}
        onFocus={loadSelect}
      >
        <span className={styles.value} id={`${id}-value`}>
          {chosen}
        </span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {/* Where SelectField has its foot: the height stays the same. */}
      <div />
    </div>
  );
}

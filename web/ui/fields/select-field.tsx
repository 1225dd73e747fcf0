import { Check, ChevronDown } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { useTranslation } from "react-i18next";
import { cx } from "../cx.ts";
import { Icon } from "../icon.tsx";
import fieldStyles from "./field.module.css";
import { FieldFoot, type FieldProps } from "./field.tsx";
import buttonStyles from "./select-button.module.css";
import styles from "./select-field.module.css";

export type SelectOption<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = Omit<FieldProps, "count" | "good"> & {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Shown until something is chosen; else it is asked to choose. (The library's own is in the browser's language.) */
  placeholder?: string;
  disabled?: boolean;
  /** Takes the focus and opens as soon as it is there. */
  opensAtOnce?: boolean;
};

/** A select. Heavy (popover and list box): use it only in screens that are lazy-loaded. */
export function SelectField<Value extends string>({
  id,
  label,
  hint,
  error,
  tag,
  required,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  opensAtOnce = false,
}: Props<Value>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Not before the button has the focus, which then comes back to it.
  useEffect(() => setOpen(opensAtOnce), [opensAtOnce]);
  const choose = (chosen: unknown) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Select
      className={fieldStyles.field ?? ""}
      value={value ?? null}
      onChange={choose}
      isOpen={open}
      onOpenChange={setOpen}
      autoFocus={opensAtOnce}
      isDisabled={disabled ?? false}
      isInvalid={error !== undefined}
      placeholder={placeholder ?? t(($) => $.common.choose)}
    >
      <Label className={fieldStyles.label ?? ""}>
        {label}
        {tag && <span className={cx(fieldStyles.tag, required && fieldStyles.required)}>{tag}</span>}
      </Label>
      <Button
        id={id}
        className={cx(fieldStyles.input, buttonStyles.button)}
        {...(onBlur && { onBlur })}
        {...(error && { "aria-describedby": `${id}-error` })}
      >
        <SelectValue className={cx(buttonStyles.value, styles.value)} />
        <Icon of={ChevronDown} size={18} />
      </Button>
      <FieldFoot id={id} hint={hint} error={error} />
      <Popover className={styles.popover ?? ""} offset={4}>
        <ListBox className={styles.list ?? ""} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles.option ?? ""}>
              {({ isSelected }) => (
                <>
                  <span>{option.label}</span>
                  {isSelected && <Icon of={Check} size={18} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

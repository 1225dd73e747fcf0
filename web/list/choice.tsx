import { useId } from "react";
import { SelectField } from "../ui/select-field.tsx";

const ALL = "ALL";

type Props<Code extends string> = {
  label: string;
  /** Label of the option "all"; without it one option is always selected. */
  all?: string;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  value: Code | undefined;
  onChange: (value: Code | undefined) => void;
};

/** One filter of a list: a code from a closed list, or all. */
export function Choice<Code extends string>({ label, all, codes, nameOf, value, onChange }: Props<Code>) {
  const id = useId();
  const options: { value: Code | typeof ALL; label: string }[] = codes.map((code) => ({
    value: code,
    label: nameOf(code),
  }));
  return (
    <SelectField<Code | typeof ALL>
      id={id}
      label={label}
      options={all === undefined ? options : [{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  );
}

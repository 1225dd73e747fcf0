import { LazySelect } from "../ui/fields/lazy-select.tsx";

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
  const options = codes.map((code) => ({ value: code as string, label: nameOf(code) }));
  return (
    <LazySelect
      label={label}
      options={all === undefined ? options : [{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(codes.find((code) => code === chosen))}
    />
  );
}

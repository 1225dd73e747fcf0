import { Disclosure } from "../ui/disclosure.tsx";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import styles from "./several.module.css";

type Props<Code extends string> = {
  id: string;
  label: string;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  value: readonly Code[];
  onChange: (value: readonly Code[]) => void;
  /** The words for none chosen: all. */
  all: string;
  chosen: (count: number) => string;
  hint: string;
};

/** Any number of a closed list; none stands for all. Folded, since most want all. */
export function Several<Code extends string>(props: Props<Code>) {
  const { id, label, codes, nameOf, value, onChange, all, chosen, hint } = props;
  const toggle = (code: Code, on: boolean) =>
    onChange(codes.filter((each) => (each === code ? on : value.includes(each))));
  const summary = (
    <span>
      {label}: <strong>{value.length === 0 ? all : chosen(value.length)}</strong>
    </span>
  );
  return (
    <Disclosure id={id} summary={summary}>
      <p className={styles.hint}>{hint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser. */}
      <div className={styles.boxes} role="group" aria-label={label}>
        {codes.map((code) => (
          <CheckboxField
            key={code}
            id={`${id}-${code}`}
            label={nameOf(code)}
            checked={value.includes(code)}
            onChange={(on) => toggle(code, on)}
          />
        ))}
      </div>
    </Disclosure>
  );
}

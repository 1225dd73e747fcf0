import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import detail from "../../ui/detail.module.css";
import styles from "../agency.module.css";

type Props<Code extends string> = {
  id: string;
  label: string;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  value: readonly Code[];
  onChange: (value: readonly Code[]) => void;
};

/** Any number of a closed list; none stands for all. Folded, since most agencies get all. */
export function Several<Code extends string>({ id, label, codes, nameOf, value, onChange }: Props<Code>) {
  const { t } = useTranslation();
  const count = value.length;
  const toggle = (code: Code, on: boolean) =>
    onChange(codes.filter((each) => (each === code ? on : value.includes(each))));
  return (
    <details className={styles.choices} id={id}>
      <summary>
        {label}:{" "}
        <strong>{count === 0 ? t(($) => $.agency.admin.all) : t(($) => $.agency.admin.chosen, { count })}</strong>
      </summary>
      <p className={detail.quiet}>{t(($) => $.agency.admin.hints.criteria)}</p>
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
    </details>
  );
}

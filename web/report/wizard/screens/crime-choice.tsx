// The damage type: six groups, one of them open. Choosing is a radio button; opening a group is not a choice yet.
import type { CrimeType } from "@sb/contracts/codes.ts";
import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import choice from "../../../ui/fields/choice.module.css";
import field from "../../../ui/fields/field.module.css";
import { FieldFoot } from "../../../ui/fields/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CRIME_GROUPS, type CrimeGroup, crimesOf, groupOf } from "../form/crime-groups.ts";
import styles from "./crime-choice.module.css";

type Props = {
  id: string;
  value: CrimeType | undefined;
  error: string | undefined;
  onChange: (crime: CrimeType) => void;
};

export function CrimeChoice({ id, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<CrimeGroup | undefined>(value && groupOf(value));
  return (
    <fieldset className={field.field} aria-describedby={error && `${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className={field.label}>
        {t(($) => $.wizard.fields["declare.crimeType"])}
        <span className={cx(field.tag, field.required)}> {t(($) => $.common.required)}</span>
      </legend>
      <div className={styles.groups}>
        {CRIME_GROUPS.map((group, index) => (
          <Group
            key={group}
            // An error summary links to the first group.
            {...(index === 0 && { id })}
            name={id}
            group={group}
            value={value}
            isOpen={group === open}
            onToggle={() => setOpen(group === open ? undefined : group)}
            onChange={onChange}
          />
        ))}
      </div>
      <FieldFoot id={id} error={error} />
    </fieldset>
  );
}

type GroupProps = Omit<Props, "id" | "error"> & {
  id?: string;
  name: string;
  group: CrimeGroup;
  isOpen: boolean;
  onToggle: () => void;
};

function Group({ id, name, group, value, isOpen, onToggle, onChange }: GroupProps) {
  const { t } = useTranslation();
  const panel = useId();
  const crimes = crimesOf(group);
  const [only] = crimes;
  if (only !== undefined && crimes.length === 1) {
    return (
      <div className={styles.group}>
        <Crime name={name} crime={only} isChosen={value === only} onChange={onChange} />
      </div>
    );
  }
  const isChosen = value !== undefined && groupOf(value) === group;
  return (
    <div className={cx(styles.group, isChosen && styles.chosen)}>
      <button
        id={id}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={onToggle}
      >
        <span className={choice.text}>
          <span className={styles.name}>{t(($) => $.wizard.crimeGroups[group].name)}</span>
          <span className={choice.hint}>
            {isChosen ? t(($) => $.codes.crimeType[value]) : t(($) => $.wizard.crimeGroups[group].hint)}
          </span>
        </span>
        <Icon of={ChevronDown} size={20} />
      </button>
      {isOpen && (
        <div id={panel} className={styles.crimes}>
          {crimes.map((crime) => (
            <Crime key={crime} name={name} crime={crime} isChosen={value === crime} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  );
}

type CrimeProps = { name: string; crime: CrimeType; isChosen: boolean; onChange: (crime: CrimeType) => void };

function Crime({ name, crime, isChosen, onChange }: CrimeProps) {
  const { t } = useTranslation();
  return (
    <label className={cx(choice.choice, styles.crime)}>
      <input type="radio" name={name} value={crime} checked={isChosen} onChange={() => onChange(crime)} />
      <span className={choice.text}>
        <span>{t(($) => $.codes.crimeType[crime])}</span>
        <span className={choice.hint}>{t(($) => $.wizard.crimeHints[crime])}</span>
      </span>
    </label>
  );
}

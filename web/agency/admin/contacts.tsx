import { CONTACT_FIELDS } from "@sb/contracts/agency/fields.ts";
import { AGENCY_LIMITS } from "@sb/contracts/agency/model.ts";
import { Plus, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { FieldFoot } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "../agency.module.css";
import { BLANK_CONTACT, type ContactValues } from "./values.ts";

type Props = {
  id: string;
  label: string;
  error?: string | undefined;
  value: readonly ContactValues[];
  onChange: (value: readonly ContactValues[]) => void;
};

const PARTS = ["name", "email", "phone"] as const;

/** Whom the operators call there. */
export function Contacts({ id, label, error, value, onChange }: Props) {
  const { t } = useTranslation();
  const change = (row: number, part: Partial<ContactValues>) =>
    onChange(value.map((contact, at) => (at === row ? { ...contact, ...part } : contact)));
  return (
    <fieldset className={styles.contacts} id={id}>
      <legend>{label}</legend>
      {value.map((contact, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and keep their order.
        <div key={row} className={styles.contact}>
          {PARTS.map((part) => (
            <TextField
              key={part}
              id={`${id}-${row}-${part}`}
              label={t(($) => $.agency.admin.contact[part])}
              maxLength={CONTACT_FIELDS[part].maxChars}
              value={contact[part]}
              onChange={(text) => change(row, { [part]: text })}
            />
          ))}
          {value.length > 1 && (
            <Button
              size="icon"
              kind="quiet"
              aria-label={t(($) => $.agency.admin.contact.remove, { row: row + 1 })}
              onClick={() => onChange(value.filter((_, at) => at !== row))}
            >
              <Icon of={Trash2} size={18} />
            </Button>
          )}
        </div>
      ))}
      <FieldFoot id={id} error={error} />
      {value.length < AGENCY_LIMITS.contacts && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onChange([...value, BLANK_CONTACT])}>
            <Icon of={Plus} size={16} />
            {t(($) => $.agency.admin.contact.add)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

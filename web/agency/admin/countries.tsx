import { X } from "lucide";
import { useTranslation } from "react-i18next";
import { countryOptions } from "../../i18n/countries.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useLanguage } from "../../i18n/language.ts";
import { Chip } from "../../ui/chip.tsx";
import { Chips } from "../../ui/chips.tsx";
import detail from "../../ui/detail.module.css";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = { id: string; label: string; value: readonly string[]; onChange: (value: readonly string[]) => void };

/** Countries one by one; none stands for all. */
export function Countries({ id, label, value, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={detail.stack}>
      <SelectField
        id={id}
        label={label}
        tag={t(($) => $.common.optional)}
        placeholder={value.length === 0 ? t(($) => $.agency.admin.all) : t(($) => $.agency.admin.addCountry)}
        hint={t(($) => $.agency.admin.hints.criteria)}
        options={countryOptions(language).filter((country) => !value.includes(country.value))}
        value={undefined}
        onChange={(country) => onChange([...value, country])}
      />
      {value.length > 0 && (
        <Chips>
          {value.map((country) => (
            <Chip
              key={country}
              removes={t(($) => $.agency.admin.removeCountry, { country: countryName(country, language) })}
              onClick={() => onChange(value.filter((each) => each !== country))}
            >
              {countryName(country, language)}
              <Icon of={X} size={14} />
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

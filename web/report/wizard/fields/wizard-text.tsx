// A text field of the wizard, bound to its path: label, hint, error, value.
import { useTranslation } from "react-i18next";
import { countText } from "../../../form/words.ts";
import { SecretNote } from "../../../scan/secret-note.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { isPublishedText } from "../form/personal.ts";
import { idOfPlace } from "../form/place.ts";
import { isAsked, textRuleOf } from "../form/rules.ts";
import type { FieldPath } from "../form/values.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import { PersonalNote } from "./personal-note.tsx";

type Props = {
  path: FieldPath;
  label?: string;
  hint?: string;
  /** Monospaced, for addresses and hashes. */
  mono?: boolean;
  lines?: number;
  type?: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  /** Characters or bytes used so far, for fields with a limit that users reach. */
  counted?: boolean;
};

export function WizardText({ path, label, hint, mono, lines, type = "text", autoComplete = "off", counted }: Props) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { fields } = context.values;
  if (!isAsked(path, fields)) return null;
  const hints: Partial<Record<FieldPath, string>> = t(($) => $.wizard.hints, { returnObjects: true });
  const rule = textRuleOf(path, fields);
  const common = {
    id: idOfPlace(path),
    label: label ?? t(($) => $.wizard.fields[path]),
    hint: hint ?? hints[path],
    tag: rule.required ? t(($) => $.common.required) : t(($) => $.common.optional),
    required: rule.required,
    error: shownError(t, path, context),
    value: fields[path],
    autoComplete,
    onChange: (value: string) => send({ type: "field.changed", path, value }),
    onBlur: () => send({ type: "field.blurred", place: path }),
    count: counted ? countText(rule, fields[path], t) : undefined,
  };
  const field = lines ? (
    <TextArea {...common} rows={lines} />
  ) : (
    <TextField
      {...common}
      type={type}
      {...(mono && { mono, spellCheck: false, autoCapitalize: "none", autoCorrect: "off" })}
    />
  );
  return (
    <div data-together>
      {field}
      <SecretNote text={fields[path]} />
      {isPublishedText(path) && <PersonalNote path={path} />}
    </div>
  );
}

// One text field of the wizard, tied to its path: label, hint, error, what was typed.
import { useText } from "../../../i18n/text.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { idOfPlace } from "../form/place.ts";
import { isAsked, isRequired, RULES } from "../form/rules.ts";
import type { FieldPath } from "../form/values.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";

type Props = {
  path: FieldPath;
  label?: string;
  hint?: string;
  /** Addresses and hashes. */
  mono?: boolean;
  lines?: number;
  type?: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  /** Letters or bytes used so far, where there is a limit that people meet. */
  counted?: boolean;
};

export function WizardText({ path, label, hint, mono, lines, type = "text", autoComplete = "off", counted }: Props) {
  const texts = useText();
  const { context, send } = useWizard();
  const { fields } = context.values;
  const count = useCount(path, fields[path]);
  if (!isAsked(path, fields)) return null;
  const hints: Partial<Record<FieldPath, string>> = texts.wizard.hints;
  const required = isRequired(path, fields);
  const common = {
    id: idOfPlace(path),
    label: label ?? texts.wizard.fields[path],
    hint: hint ?? hints[path],
    tag: required ? texts.common.required : texts.common.optional,
    required,
    error: shownError(texts, path, context),
    value: fields[path],
    autoComplete,
    onChange: (value: string) => send({ type: "field.changed", path, value }),
    onBlur: () => send({ type: "field.left", place: path }),
    ...(counted && count !== undefined && { count }),
  };
  if (lines) return <TextArea {...common} rows={lines} />;
  return (
    <TextField
      {...common}
      type={type}
      {...(mono && { mono, spellCheck: false, autoCapitalize: "none", autoCorrect: "off" })}
    />
  );
}

function useCount(path: FieldPath, value: string): string | undefined {
  const { wizard } = useText();
  const { maxBytes, maxChars } = RULES[path];
  if (maxBytes !== undefined) return wizard.byteCount(new TextEncoder().encode(value.trim()).length, maxBytes);
  return maxChars === undefined ? undefined : wizard.count(value.trim().length, maxChars);
}

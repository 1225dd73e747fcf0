import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { type Attached, uploadSizes } from "./attachment.ts";

type Props = { id: string; attached: Attached; onChange: (smaller: boolean) => void; plain?: boolean | undefined };

/** The choice to send pictures as smaller copies; not there where it would save nothing. */
export function SmallerUpload({ id, attached, onChange, plain }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { whole, smaller } = uploadSizes(attached);
  if (smaller === whole) return null;
  return (
    <CheckboxField
      id={id}
      label={t(($) => $.attachments.smaller, { whole: format.bytes(whole), smaller: format.bytes(smaller) })}
      hint={plain ? t(($) => $.attachments.smallerHintPlain) : t(($) => $.attachments.smallerHint)}
      checked={attached.smaller}
      onChange={onChange}
    />
  );
}

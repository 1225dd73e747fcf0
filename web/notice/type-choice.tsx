import { NOTICE_TYPES, type NoticeType } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../list/choice.tsx";

type Props = { value: NoticeType | undefined; onChange: (optionType: NoticeType | undefined) => void };

export function TypeChoice(props: Props) {
  const { t } = useTranslation();
  return (
    <Choice
      {...props}
      label={t(($) => $.notice.type)}
      all={t(($) => $.common.list.all)}
      codes={NOTICE_TYPES}
      nameOf={(code) => t(($) => $.notice.types[code])}
    />
  );
}

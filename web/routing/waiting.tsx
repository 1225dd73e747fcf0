import { useTranslation } from "react-i18next";
import { PageSpinner } from "../ui/feedback/spinner.tsx";

/** Shown while a screen's code or required data loads. */
export function Waiting() {
  const { t } = useTranslation();
  return <PageSpinner label={t(($) => $.common.loading)} />;
}

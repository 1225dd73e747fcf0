import { useTranslation } from "react-i18next";
import { PageSpinner } from "../ui/spinner.tsx";

/** While a screen's code or what it must know first is on its way. */
export function Waiting() {
  const { t } = useTranslation();
  return <PageSpinner label={t(($) => $.common.loading)} />;
}

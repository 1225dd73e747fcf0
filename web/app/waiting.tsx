import { useText } from "../i18n/text.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/** While a screen's code or what it must know first is on its way. */
export const Waiting = () => <PageSpinner label={useText().common.loading} />;

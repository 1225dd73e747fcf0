import { TriangleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";

/** Fallback when the page can't be rendered. Both links reload the page, because the broken state may be in memory. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="alert">
        <EmptyState
          icon={<Icon of={TriangleAlert} size={26} />}
          title={t(($) => $.messages.dialog.crashTitle)}
          text={t(($) => $.messages.dialog.crashText)}
          headingLevel={1}
        >
          <Button onClick={() => location.reload()}>{t(($) => $.common.retry)}</Button>
          <Button kind="primary" onClick={() => location.assign("/")}>
            {t(($) => $.messages.dialog.home)}
          </Button>
        </EmptyState>
      </div>
    </Page>
  );
}

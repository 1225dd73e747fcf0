import { TriangleAlert } from "lucide-react";
import { Page } from "../app/shell/page-frame.tsx";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** In place of a page that could not be drawn. Both ways on load the page afresh: what broke may be in memory. */
export function Crashed() {
  const { messages, common } = useText();
  const { crashTitle, crashText, home } = messages.dialog;
  return (
    <Page>
      <div role="alert">
        <EmptyState icon={<TriangleAlert size={26} />} title={crashTitle} text={crashText} headingLevel={1}>
          <Button onClick={() => location.reload()}>{common.retry}</Button>
          <Button kind="primary" onClick={() => location.assign("/")}>
            {home}
          </Button>
        </EmptyState>
      </div>
    </Page>
  );
}

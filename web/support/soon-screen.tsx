import { Hammer } from "lucide-react";
import { paths } from "../app/paths.ts";
import { Page } from "../app/shell/page-frame.tsx";
import { useText } from "../i18n/text.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** A screen whose subject is not open yet: says so, and where to go meanwhile. */
export function SoonScreen() {
  const { soon } = useText().common;
  return (
    <Page>
      <EmptyState icon={<Hammer size={26} />} title={soon.title} text={soon.text} headingLevel={1}>
        <LinkButton kind="primary" href={paths.report.history()}>
          {soon.action}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

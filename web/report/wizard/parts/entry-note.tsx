import { FileLock2, FileX2 } from "lucide-react";
import { usePage } from "../../../app/page.ts";
import { paths } from "../../../app/paths.ts";
import { Page } from "../../../app/shell/page-frame.tsx";
import { useText } from "../../../i18n/text.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useWizard } from "./wizard-context.ts";

export type Entry = "loading" | "failed" | "missing" | "blocked";

/** What stands there while there is no form, and why. */
export function EntryNote({ state }: { state: Entry }) {
  const { entry } = useText().wizard;
  const { mode } = useWizard().context;
  usePage(mode.kind === "new" ? "reportKind" : undefined);
  if (state === "loading") return <PageSpinner label={entry.loading} />;
  return (
    <Page reading>
      <Note state={state} />
    </Page>
  );
}

function Note({ state }: { state: Exclude<Entry, "loading"> }) {
  const { common, wizard } = useText();
  const { entry } = wizard;
  const { context, send } = useWizard();
  if (state === "failed") {
    return (
      <ErrorState
        title={entry.failed}
        text={entry.failedText}
        retryLabel={common.retry}
        onRetry={() => send({ type: "retried" })}
      />
    );
  }
  const toMine = <LinkButton href={paths.support.myPage()}>{entry.toMine}</LinkButton>;
  if (state === "missing") {
    return (
      <EmptyState headingLevel={1} icon={<FileX2 size={26} />} title={entry.missing} text={entry.missingText}>
        {toMine}
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel={1} icon={<FileLock2 size={26} />} title={entry.blocked} text={entry.blockedText}>
      {context.mode.kind === "modify" && (
        <LinkButton href={paths.report.detail(context.mode.dclrSeq)}>{entry.toReport}</LinkButton>
      )}
      {toMine}
    </EmptyState>
  );
}

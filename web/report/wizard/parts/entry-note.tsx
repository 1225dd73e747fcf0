import { FileLock2, FileX2 } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../../routing/paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { useWizard } from "./wizard-context.ts";

type Reason = "failed" | "missing" | "blocked";

/** Shown instead of the form, with the reason. */
export const EntryNote = ({ state }: { state: Reason }) => (
  <Page reading>
    <Note state={state} />
  </Page>
);

function Note({ state }: { state: Reason }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  if (state === "failed") {
    return (
      <ErrorState
        headingLevel={1}
        title={t(($) => $.wizard.entry.failed)}
        text={t(($) => $.wizard.entry.failedText)}
        retryLabel={t(($) => $.common.retry)}
        onRetry={() => send({ type: "load.retried" })}
      />
    );
  }
  const toMine = <LinkButton href={pathTo("/support/my-page")}>{t(($) => $.wizard.entry.toMine)}</LinkButton>;
  if (state === "missing") {
    return (
      <EmptyState
        headingLevel={1}
        icon={<Icon of={FileX2} size={26} />}
        title={t(($) => $.wizard.entry.missing)}
        text={t(($) => $.wizard.entry.missingText)}
      >
        {toMine}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon of={FileLock2} size={26} />}
      title={t(($) => $.wizard.entry.blocked)}
      text={t(($) => $.wizard.entry.blockedText)}
    >
      {context.mode.kind === "modify" && (
        <LinkButton href={pathTo("/report/history/:dclrSeq", { dclrSeq: context.mode.dclrSeq })}>
          {t(($) => $.wizard.entry.toReport)}
        </LinkButton>
      )}
      {toMine}
    </EmptyState>
  );
}

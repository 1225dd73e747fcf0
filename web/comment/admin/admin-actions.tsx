import type { AdminCommentView } from "@sb/contracts/comment/wire.ts";
import { Eye, EyeOff, ShieldCheck } from "lucide";
import { useTranslation } from "react-i18next";
import entry from "../../list/entry.module.css";
import { openModal } from "../../modals/modals.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { type Decision, JudgeDialog } from "./judge-dialog.tsx";

const ICONS = { hide: EyeOff, keep: ShieldCheck, restore: Eye } as const;

const HREFS = {
  REPORT: (dclrSeq: number) => pathTo("/report/history/:dclrSeq", { dclrSeq }),
  SAFER_VIEW: (viewSeq: number) => pathTo("/insight/safer-view/:viewSeq", { viewSeq }),
  NEWS: (newsSeq: number) => pathTo("/insight/block-news/:newsSeq", { newsSeq }),
} as const;
/** The post that it stands on, or was to stand on. */
export const hrefOf = ({ kind, seq }: AdminCommentView["target"]): string => HREFS[kind](seq);

/** Decisions on a comment; each asks for its reason. */
export function AdminActions({ comment, nick }: { comment: AdminCommentView; nick: string }) {
  const { t } = useTranslation();
  const { commentSeq, status, target } = comment;
  const decisions: readonly Decision[] = status === "HIDDEN" ? ["restore"] : ["hide", "keep"];
  const ask = (decision: Decision) =>
    void openModal<void>("judge-comment", (close) => (
      <JudgeDialog commentSeq={commentSeq} decision={decision} onClose={() => close()} />
    ));
  return (
    <div className={entry.top}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          aria-label={t(($) => $.comments.admin[decision].of, { nick })}
          onClick={() => ask(decision)}
        >
          <Icon of={ICONS[decision]} size={16} />
          {t(($) => $.comments.admin[decision].action)}
        </Button>
      ))}
      <LinkButton size="small" href={hrefOf(target)} aria-label={t(($) => $.comments.admin.openOf, { nick })}>
        {t(($) => $.comments.admin.open)}
      </LinkButton>
    </div>
  );
}

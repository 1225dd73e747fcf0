import type { RefusedCommentView } from "@sb/contracts/comment/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { plainText } from "../../comments/plain-text.ts";
import { useFormat } from "../../i18n/language.ts";
import entry from "../../list/entry.module.css";
import { useModals } from "../../modals/ask.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { hrefOf } from "./admin-actions.tsx";
import styles from "./comments-screen.module.css";

/** A comment that was refused, and why. Only moderators ever see it. */
export function RefusedComment({ refused }: { refused: RefusedCommentView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { userId, attempt, parentSeq, reason, refusedAt, target } = refused;
  const nick = refused.nick || t(($) => $.common.formerMember);
  const { decide } = useModals();
  const seeing = useSeen({ userId, attempt });
  const see = async () => {
    const words = t(($) => $.comments.admin.refused.ask, { returnObjects: true });
    const confirm = t(($) => $.comments.admin.refused.seen);
    if (await decide({ key: "refused-seen", ...words, confirm })) seeing.mutate();
  };
  return (
    <article className={entry.entry}>
      <p className={entry.top}>
        {parentSeq !== undefined && <Badge>{t(($) => $.comments.admin.reply)}</Badge>}
        <Badge kind="warn">{t(($) => $.comments.admin.refused.reasons[reason])}</Badge>
      </p>
      <p className={entry.text} dir="auto">
        {plainText(refused.content)}
      </p>
      <p className={styles.facts}>
        <bdi>{t(($) => $.comments.admin.by, { nick })}</bdi> · <span className={entry.code}>{userId}</span> ·{" "}
        <time dateTime={refusedAt}>{format.dateTime(refusedAt)}</time>
      </p>
      <div className={entry.top}>
        <Button
          size="small"
          busy={seeing.isPending}
          aria-label={t(($) => $.comments.admin.refused.seenOf, { nick })}
          onClick={() => void see()}
        >
          <Icon of={Check} size={16} />
          {t(($) => $.comments.admin.refused.seen)}
        </Button>
        <LinkButton size="small" href={hrefOf(target)} aria-label={t(($) => $.comments.admin.refused.openOf, { nick })}>
          {t(($) => $.comments.admin.open)}
        </LinkButton>
      </div>
    </article>
  );
}

function useSeen(body: Pick<RefusedCommentView, "userId" | "attempt">) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST admin/comment/refused/seen", { body }),
    onSuccess: async () => {
      toast.good(t(($) => $.comments.admin.refused.done));
      await queryClient.invalidateQueries({ queryKey: under("admin/comment") });
    },
  });
}

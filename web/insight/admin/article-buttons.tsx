import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { CalendarClock, CalendarX, Eye, EyeOff, Send, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { useArticleActions } from "./use-article-actions.tsx";
import type { Intent } from "./use-article-form.ts";

type Props = {
  article: AdminSaferViewView;
  actions: ReturnType<typeof useArticleActions>;
  /** Of the form. */
  busy: boolean;
  /** Says what the form's own button means. */
  mean: (intent: Intent) => void;
  submit: (intent: Intent) => void;
};

/** What can be done with an article in its state. */
export function ArticleButtons({ article: { status, viewSeq }, actions, busy, mean, submit }: Props) {
  const { t } = useTranslation();
  const schedule = async () => {
    const publishAt = await actions.askTime();
    if (publishAt !== undefined) submit({ publishAt });
  };
  const publish = async () => {
    if (await actions.askPublish()) submit("publish");
  };
  return (
    <>
      <Button kind="primary" type="submit" busy={busy} onClick={() => mean("save")}>
        {status === "DRAFT" ? t(($) => $.articles.saveDraft) : t(($) => $.articles.save)}
      </Button>
      {status === "PUBLISHED" ? (
        <>
          <LinkButton href={pathTo("/insight/safer-view/:viewSeq", { viewSeq })}>
            <Icon of={Eye} size={18} />
            {t(($) => $.articles.view)}
          </LinkButton>
          <Button onClick={() => void actions.withdraw()}>
            <Icon of={EyeOff} size={18} />
            {t(($) => $.articles.withdraw.action)}
          </Button>
        </>
      ) : (
        <>
          <Button busy={busy} onClick={() => void publish()}>
            <Icon of={Send} size={18} />
            {t(($) => $.articles.publish)}
          </Button>
          <Button busy={busy} onClick={() => void schedule()}>
            <Icon of={CalendarClock} size={18} />
            {t(($) => $.articles.schedule.open)}
          </Button>
        </>
      )}
      {status === "SCHEDULED" && (
        <Button busy={actions.isBusy} onClick={actions.unschedule}>
          <Icon of={CalendarX} size={18} />
          {t(($) => $.articles.unschedule)}
        </Button>
      )}
      <Button kind="quiet" busy={actions.isBusy} onClick={() => void actions.remove()}>
        <Icon of={Trash2} size={18} />
        {t(($) => $.articles.delete.action)}
      </Button>
    </>
  );
}

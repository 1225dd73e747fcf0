import type { AdminNoticeView } from "@sb/contracts/notice/wire.ts";
import { Trash2 } from "lucide";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import { ChangedNote } from "./changed-note.tsx";
import { NoticeEditor } from "./notice-editor.tsx";
import { useFreshNotices } from "./use-fresh-notices.ts";
import { useNoticeActions } from "./use-notice-actions.ts";
import { useSaving } from "./use-saving.ts";

export function EditNotice({ notice }: { notice: AdminNoticeView }) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshNotices();
  const { base, theirs, save, take, keep } = useSaving(notice);
  const [gone, setGone] = useState(false);
  const { remove, isRemoving } = useNoticeActions({
    onRemoved: async () => {
      // Drawn at once: the leave guard must know before the screen is left.
      flushSync(() => setGone(true));
      await go(pathTo("/admin/notice"), { replace: true });
    },
  });
  const isDraft = notice.status === "DRAFT";
  return (
    <NoticeEditor
      key={base.revision}
      initial={base}
      isDraft={isDraft}
      gone={gone}
      note={theirs && <ChangedNote title={theirs.title} onTake={take} onKeep={keep} />}
      send={(text, { publish }) => save(text, publish)}
      onSent={async (_, publish) => {
        if (publish) toast.good(t(($) => $.notice.admin.published));
        else toast.good(isDraft ? t(($) => $.notice.admin.draftSaved) : t(($) => $.notice.admin.saved));
        if (publish) await go(pathTo("/admin/notice"), { replace: true });
        await refresh();
      }}
    >
      <Button kind="quiet" busy={isRemoving} onClick={() => void remove(notice)}>
        <Icon of={Trash2} size={18} />
        {t(($) => $.notice.admin.remove)}
      </Button>
    </NoticeEditor>
  );
}

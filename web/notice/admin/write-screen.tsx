import type { NoticeText } from "@sb/contracts/notice/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { BackLink } from "../../list/back-link.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast.ts";
import { NoticeEditor } from "./notice-editor.tsx";
import { useFreshNotices } from "./use-fresh-notices.ts";

const EMPTY: NoticeText = { optionType: "NOTICE", title: "", content: "" };

/** A new notice. Saved as a draft it is edited on; published, it stands in the list. */
export function WriteNoticeScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshNotices();
  return (
    <Page
      above={<BackLink href={pathTo("/admin/notice")} label={t(($) => $.notice.admin.back)} />}
      title={t(($) => $.notice.admin.writeHeading)}
    >
      <NoticeEditor
        initial={EMPTY}
        isDraft
        send={(text, { publish, idempotencyKey }) =>
          // Publishing is another attempt than saving: what was saved must not answer for it.
          call("POST admin/notice", {
            body: { ...text, publish },
            idempotencyKey: publish ? `publish-${idempotencyKey}` : idempotencyKey,
          })
        }
        onSent={async ({ seq }, publish) => {
          toast.good(publish ? t(($) => $.notice.admin.published) : t(($) => $.notice.admin.draftSaved));
          await go(publish ? pathTo("/admin/notice") : pathTo("/admin/notice/:seq", { seq }), { replace: true });
          await refresh();
        }}
      />
    </Page>
  );
}

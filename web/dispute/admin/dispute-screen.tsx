import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { CalendarPlus } from "lucide";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../list/back-link.tsx";
import { openModal } from "../../modals/modals.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import detail from "../../ui/detail.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { DisputeArticle } from "../dispute-article.tsx";
import { DisputeQuery } from "../dispute-query.tsx";
import { DecideForm } from "./decide-form.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";

/** One request, with what an admin may do: decide, and once give it more time. */
export function AdminDisputeScreen({ requestSeq }: { requestSeq: number }) {
  const { t } = useTranslation();
  const extend = (dispute: DisputeDetail) =>
    void openModal<void>("extend-dispute", (close) => <ExtendDialog dispute={dispute} onClose={() => close()} />);
  return (
    <Page reading above={<BackLink href={pathTo("/admin/deletion")} label={t(($) => $.dispute.admin.back)} />}>
      <DisputeQuery
        requestSeq={requestSeq}
        draw={(dispute) => {
          const isOpen = dispute.role === "ADMIN" && dispute.status === "OPEN";
          return (
            <DisputeArticle dispute={dispute}>
              {isOpen && dispute.reporterGone && (
                <p className={detail.quiet}>{t(($) => $.dispute.admin.reporterGone)}</p>
              )}
              {isOpen && <DecideForm dispute={dispute} />}
              {isOpen && !dispute.extendedAt && (
                <div className={detail.actions}>
                  <Button onClick={() => extend(dispute)}>
                    <Icon of={CalendarPlus} size={18} />
                    {t(($) => $.dispute.admin.extend.action)}
                  </Button>
                </div>
              )}
            </DisputeArticle>
          );
        }}
      />
    </Page>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { BackLink } from "../../list/back-link.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Page } from "../../ui/page.tsx";
import { AgencyForm } from "./agency-form.tsx";
import { EMPTY } from "./values.ts";

/** A new agency. Its members and secrets come once it is there. */
export function RegisterAgencyScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/admin/agency")} label={t(($) => $.agency.admin.back)} />}
      title={t(($) => $.agency.admin.register)}
    >
      <AgencyForm
        initial={EMPTY}
        submit={t(($) => $.agency.admin.register)}
        send={(body, { idempotencyKey }) => call("POST admin/agency", { body, idempotencyKey })}
        onSent={async ({ agencySeq }) => {
          toast.good(t(($) => $.agency.admin.registered));
          await go(pathTo("/admin/agency/:agencySeq", { agencySeq }), { replace: true });
          await queryClient.invalidateQueries({ queryKey: under("admin/agency") });
        }}
      />
    </Page>
  );
}

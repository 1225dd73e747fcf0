import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import detail from "../../ui/detail.module.css";
import { toast } from "../../ui/feedback/toast.ts";
import styles from "../agency.module.css";
import { AgencyForm } from "./agency-form.tsx";
import { Members } from "./members.tsx";
import { Secrets } from "./secrets.tsx";
import { Standing } from "./standing.tsx";
import { useFreshAgency } from "./use-agency-action.ts";
import { valuesOf } from "./values.ts";

export function ManageAgency({ agency }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const refresh = useFreshAgency();
  const { agencySeq, revision } = agency;
  return (
    <div className={detail.stack}>
      <Standing agency={agency} />
      <Members agency={agency} />
      <Secrets agency={agency} />
      <section className={styles.card} aria-labelledby="agency-facts">
        <h2 id="agency-facts">{t(($) => $.agency.admin.facts)}</h2>
        {/* Words typed here stay while members and secrets change; saving begins anew. */}
        <AgencyForm
          key={agency.changedAt ?? agency.registeredAt}
          initial={valuesOf(agency)}
          submit={t(($) => $.agency.admin.save)}
          send={(body) => call("POST admin/agency/modify", { body: { ...body, agencySeq, revision } })}
          onSent={async () => {
            toast.good(t(($) => $.agency.admin.saved));
            await refresh();
          }}
        />
      </section>
    </div>
  );
}

import { SITE_PROOF_KINDS, type SiteProofKind } from "@sb/contracts/dispute/codes.ts";
import type { Challenge, DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import detail from "../../ui/detail.module.css";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "../dispute.module.css";
import { useFreshDisputes } from "../use-fresh-disputes.ts";
import { Copied } from "./copied.tsx";

type Site = Extract<Challenge, { kind: "SITE" }>;
type Props = { dispute: DisputeDetail; challenge: Site };

/** A DNS record or a file on the site; a job of the server's looks at it. */
export function SiteProof({ dispute: { requestSeq, check }, challenge: { dns, file } }: Props) {
  const { t } = useTranslation();
  const refresh = useFreshDisputes();
  const checking = useMutation({
    mutationFn: (kind: SiteProofKind) => call("POST report/deletion/proof", { body: { requestSeq, kind } }),
    onSuccess: async () => {
      toast.good(t(($) => $.dispute.proof.started));
      await refresh();
    },
  });
  const places = {
    DNS: [
      [t(($) => $.dispute.proof.dnsName), dns.name],
      [t(($) => $.dispute.proof.dnsValue), dns.value],
    ],
    FILE: [
      [t(($) => $.dispute.proof.fileUrl), file.url],
      [t(($) => $.dispute.proof.fileContent), file.content],
    ],
  } as const;
  const words = {
    DNS: { heading: t(($) => $.dispute.proof.dns), hint: t(($) => $.dispute.proof.dnsHint) },
    FILE: { heading: t(($) => $.dispute.proof.file), hint: t(($) => $.dispute.proof.fileHint) },
  };
  return (
    <>
      <p>{t(($) => $.dispute.proof.site)}</p>
      {SITE_PROOF_KINDS.map((kind) => (
        <div key={kind} className={styles.group}>
          <h3>{words[kind].heading}</h3>
          <p className={detail.quiet}>{words[kind].hint}</p>
          {places[kind].map(([label, text]) => (
            <Copied key={label} label={label} text={text} />
          ))}
          {check?.kind === kind && <CheckState check={check} onRefresh={refresh} />}
          <div className={detail.actions}>
            <Button busy={checking.isPending && checking.variables === kind} onClick={() => checking.mutate(kind)}>
              {t(($) => $.dispute.proof.check[kind])}
            </Button>
          </div>
        </div>
      ))}
    </>
  );
}

type Check = NonNullable<DisputeDetail["check"]>;

function CheckState({ check, onRefresh }: { check: Check; onRefresh: () => Promise<void> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { failedAt, askedAt } = check;
  return (
    <div role="status" className={styles.group}>
      {failedAt === undefined ? (
        <p>{t(($) => $.dispute.proof.checking, { at: format.time(askedAt) })}</p>
      ) : (
        <Callout>{t(($) => $.dispute.proof.checkFailed, { at: format.time(failedAt) })}</Callout>
      )}
      {failedAt === undefined && (
        <div className={detail.actions}>
          <Button size="small" onClick={() => void onRefresh()}>
            <Icon of={RefreshCw} size={16} />
            {t(($) => $.dispute.proof.refresh)}
          </Button>
        </div>
      )}
    </div>
  );
}

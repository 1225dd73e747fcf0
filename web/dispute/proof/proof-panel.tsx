import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import detail from "../../ui/detail.module.css";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SignatureProof } from "./signature-proof.tsx";
import { SiteProof } from "./site-proof.tsx";

/** How the requester may prove that the wallet or the site is theirs. */
export function ProofPanel({ dispute }: { dispute: DisputeDetail }) {
  const { t } = useTranslation();
  const { requestSeq } = dispute;
  // A challenge is good for some time only, so it is never taken from an earlier visit.
  const query = useQuery({ ...queryOf("GET report/deletion/challenge", { query: { requestSeq } }), gcTime: 0 });
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby="proof">
      <h2 id="proof">{t(($) => $.dispute.proof.heading)}</h2>
      <p className={detail.quiet}>{t(($) => $.dispute.proof.lead)}</p>
      {query.isPending && <Skeleton height="6em" />}
      {query.isError && <QueryFailed title={t(($) => $.dispute.proof.failed)} query={query} />}
      {query.data?.kind === "NONE" && <p>{t(($) => $.dispute.proof.none)}</p>}
      {query.data?.kind === "SIGNATURE" && (
        <SignatureProof requestSeq={requestSeq} challenge={query.data} onRenew={() => void query.refetch()} />
      )}
      {query.data?.kind === "SITE" && <SiteProof dispute={dispute} challenge={query.data} />}
    </section>
  );
}

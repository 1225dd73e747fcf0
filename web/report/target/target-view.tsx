import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import { RelatedTargets, SimilarTargets, Target, Targets } from "../lookup/similar-targets.tsx";
import verdict from "../lookup/verdict.module.css";
import { VerdictCard } from "../lookup/verdict.tsx";
import { isReported, toneOf } from "../sentence.ts";
import { Disputes } from "./disputes.tsx";
import { KnownSince } from "./known-since.tsx";
import styles from "./target.module.css";
import { TargetActions } from "./target-actions.tsx";
import { Listed, PeoplesReports } from "./target-reports.tsx";
import { TargetTimeline } from "./target-timeline.tsx";

/** The page of a target, from its one answer. */
export function TargetView({ page }: { page: TargetPage }) {
  const { lookup, named } = page;
  return (
    <div className={detail.article}>
      <VerdictCard lookup={lookup} level={1} mark={<Chains lookup={lookup} />}>
        {isReported(lookup) && <KnownSince lookup={lookup} />}
        <Asked lookup={lookup} />
        <TargetActions lookup={lookup} />
      </VerdictCard>
      <Disputes page={page} />
      {lookup.similar.length > 0 && <SimilarTargets similar={lookup.similar} level={2} />}
      {lookup.related.length > 0 && <RelatedTargets related={lookup.related} level={2} />}
      <PeoplesReports page={page} />
      <Listed page={page} />
      {named.length > 0 && <Named page={page} />}
      <TargetTimeline page={page} />
    </div>
  );
}

/** The chain of a wallet by its mark and name, and others whose addresses have the same form. */
function Chains({ lookup: { chain, likelyChains } }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const others = likelyChains.filter((each) => each !== chain);
  if (chain === undefined && others.length === 0) return null;
  return (
    <p className={styles.chains}>
      {chain && (
        <>
          <span className={styles.mark} aria-hidden="true">
            {chain === "OTHER" ? "?" : chain}
          </span>
          <Badge>{t(($) => $.codes.chain[chain])}</Badge>
        </>
      )}
      {others.length > 0 && (
        <span className={verdict.more}>{t(($) => $.targetPage.sameForm, { chains: others.join(", ") })}</span>
      )}
    </p>
  );
}

/** Says how a target was asked about where nothing was found, and what could not be asked. */
function Asked({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  return (
    <>
      {!isReported(lookup) && <p className={verdict.more}>{t(($) => $.targetPage.asked)}</p>}
      {lookup.partial && <p className={verdict.more}>{t(($) => $.lookup.partial)}</p>}
      {toneOf(lookup) === "unknown" && (
        <p className={verdict.more}>{t(($) => $.lookup.verdict.advice[lookup.declareType])}</p>
      )}
    </>
  );
}

function Named({ page: { named, partial } }: { page: TargetPage }) {
  const { t } = useTranslation();
  return (
    <Targets level={2} title={t(($) => $.targetPage.named)} hint={t(($) => $.targetPage.namedHint)}>
      {named.map(({ adrs, timesReported, listings, reports, sameIncident }) => (
        <Target
          key={adrs}
          adrs={adrs}
          times={{ timesReported, timesListed: listings.length }}
          how={
            sameIncident ? t(($) => $.targetPage.namedOfIncident) : t(($) => $.targetPage.namedIn, { count: reports })
          }
        />
      ))}
      {partial && <li>{t(($) => $.targetPage.namedPartial)}</li>}
    </Targets>
  );
}

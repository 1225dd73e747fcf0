import type { DeclareType } from "@sb/contracts/codes.ts";
import { CircleHelp, ShieldAlert, TriangleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import type { Translate } from "../../i18n/texts.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import verdict from "../lookup/verdict.module.css";
import { TargetText } from "../target-text.tsx";
import type { ByRange, BySet, Checked, CheckOutcome, Hit } from "./check.ts";
import styles from "./private.module.css";

/** Tells what was found, how much was sent for it, and what can't be found like this. */
export function Outcomes({ outcome, onAsk }: { outcome: CheckOutcome; onAsk: () => void }) {
  const { t } = useTranslation();
  const { targets, hasOthers, omitted } = outcome;
  if (targets.length === 0) return <NothingFound hasOthers={hasOthers} />;
  return (
    <>
      {outcome.by === "RANGE" ? <FoundByRange outcome={outcome} /> : <FoundInSet outcome={outcome} onAsk={onAsk} />}
      {omitted > 0 && <p className={styles.note}>{t(($) => $.untold.omitted, { count: omitted })}</p>}
      {hasOthers && <p className={styles.note}>{t(($) => $.untold.others)}</p>}
      <p className={styles.note}>{t(($) => $.untold.lookAlikes)}</p>
    </>
  );
}

function NothingFound({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.untold.notFound)}</p>
      {hasOthers && <p className={styles.note}>{t(($) => $.untold.others)}</p>}
    </>
  );
}

function FoundByRange({ outcome: { targets, sent, edge } }: { outcome: ByRange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const oldAt = edge && !edge.isCurrent ? format.dateTime(edge.at) : undefined;
  return (
    <>
      {oldAt !== undefined && <p>{t(($) => $.untold.edge.old, { at: oldAt })}</p>}
      {targets.map((target) => (
        <Ranged key={target.shown} target={target} oldAt={oldAt} />
      ))}
      <p className={styles.note}>
        {edge
          ? t(($) => $.untold.edge.sent, { count: sent, letters: edge.letters, host: edge.host })
          : t(($) => $.untold.sent, { count: sent })}
      </p>
      {sent > 1 && <p className={styles.note}>{t(($) => $.untold.several)}</p>}
    </>
  );
}

function FoundInSet({ outcome: { targets, madeAt }, onAsk }: { outcome: BySet; onAsk: () => void }) {
  const { t } = useTranslation();
  const at = useFormat().dateTime(new Date(madeAt).toISOString());
  return (
    <>
      {targets.map(({ isIn, ...target }) => (
        <Card
          key={target.shown}
          tone={isIn ? "known" : target.imitates === undefined ? "unknown" : "close"}
          title={isIn ? t(($) => $.untold.set.possibly) : t(($) => $.untold.set.miss, { at })}
          advice={isIn ? t(($) => $.untold.set.possiblyText) : t(($) => $.untold.set.missText)}
          target={target}
        >
          {isIn && (
            <div className={styles.actions}>
              <Button onClick={onAsk}>{t(($) => $.untold.set.ask)}</Button>
            </div>
          )}
        </Card>
      ))}
      <p className={styles.note}>{t(($) => $.untold.sentNothing)}</p>
    </>
  );
}

const ICONS = { known: ShieldAlert, close: TriangleAlert, unknown: CircleHelp };

type Shown = { readonly shown: string; readonly declareType: DeclareType; readonly imitates: string | undefined };
type CardProps = {
  tone: keyof typeof ICONS;
  title: string;
  advice: string;
  target: Shown;
  children?: ReactNode;
};

function Card({ tone, title, advice, target: { shown, declareType, imitates }, children }: CardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={cx(verdict.verdict, verdict.appears, verdict[tone])} aria-labelledby={id}>
      <div className={verdict.head}>
        <span className={verdict.icon}>
          <Icon of={ICONS[tone]} size={28} />
        </span>
        <div className={verdict.said}>
          <h2 id={id} className={verdict.title}>
            {title}
          </h2>
          <p className={verdict.advice}>{advice}</p>
        </div>
      </div>
      <div className={verdict.target}>
        <TargetText adrs={shown} declareType={declareType} whole />
      </div>
      {imitates !== undefined && <p className={verdict.advice}>{t(($) => $.lookup.imitates, { site: imitates })}</p>}
      {children}
    </section>
  );
}

/** `oldAt`: nothing that came since then is known, so nothing is said of now. */
function Ranged({ target, oldAt }: { target: Checked; oldAt: string | undefined }) {
  const { t } = useTranslation();
  const [worst] = target.hits;
  const unknown =
    oldAt === undefined ? t(($) => $.lookup.verdict.unknown) : t(($) => $.untold.edge.notThen, { at: oldAt });
  const title = worst ? countsOf(worst, t).join(" · ") : unknown;
  const tone = worst ? "known" : target.imitates === undefined && !target.isCut ? "unknown" : "close";
  return (
    <Card
      tone={tone}
      title={!worst && target.isCut ? t(($) => $.untold.cut) : title}
      advice={worst ? t(($) => $.lookup.verdict.danger[target.declareType]) : t(($) => $.lookup.verdict.caution)}
      target={target}
    >
      {target.hits.map((hit) => (
        <HitFacts key={hit.addressKey} hit={hit} declareType={target.declareType} />
      ))}
      {worst && target.isCut && <p className={styles.note}>{t(($) => $.untold.cut)}</p>}
    </Card>
  );
}

const countsOf = ({ entry: { timesReported, timesListed } }: Hit, t: Translate): readonly string[] => [
  ...(timesReported > 0 ? [t(($) => $.lookup.verdict.reported, { count: timesReported })] : []),
  ...(timesListed > 0 ? [t(($) => $.lookup.verdict.listed, { count: timesListed })] : []),
];

/** How often, how sure, and whether somebody objects. Of another key than the text's own: which one it is. */
function HitFacts({ hit, declareType }: { hit: Hit; declareType: DeclareType }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { addressKey, as, entry } = hit;
  return (
    <div className={styles.hit}>
      {as !== "ITSELF" && (
        <>
          <p>{as === "PARENT" ? t(($) => $.untold.parent) : t(($) => $.untold.reading)}</p>
          <TargetText adrs={addressKey} declareType={declareType} whole />
          {countsOf(hit, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <p>{t(($) => $.untold.level, { level: entry.level })}</p>
      {entry.disputed !== undefined && <p>{t(($) => $.lookup.disputed, { count: entry.disputed })}</p>}
      {entry.clearedAt !== undefined && <p>{t(($) => $.lookup.cleared, { at: format.date(entry.clearedAt) })}</p>}
    </div>
  );
}

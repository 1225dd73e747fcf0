import { isRecognized } from "@sb/contracts/report/alarm.ts";
import { defang } from "@sb/contracts/report/defang.ts";
import { differences } from "@sb/contracts/report/lookup/edits.ts";
import type { LookedUp, Lookup, LookupError } from "@sb/contracts/report/lookup-wire.ts";
import { Info, ShieldAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { kindOf, TargetText } from "../../target-text.tsx";
import { timesNamed } from "../../times-named.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** More look-alikes would confuse. */
const MOST_SHOWN = 3;

/** The server's answer about the address in the form. */
export const KnownNote = ({ answer }: { answer: LookedUp }) =>
  isRecognized(answer) ? <Known lookup={answer} /> : <Unread answer={answer} />;

function Known({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const { normalized, shared, timesReported, listings, related, similar } = lookup;
  if (shared) return <Line text={t(($) => $.target.shared[shared.kind], { name: shared.name })} alert />;
  if (timesReported > 0) return <Line text={t(($) => $.target.reported, { count: timesReported })} alert />;
  if (listings.length > 0) return <Line text={t(($) => $.target.listed)} alert />;
  // The nearest comes first.
  const [relative] = related;
  if (relative) return <Line text={t(($) => $.target.family, { site: defang(relative.adrs) })} alert />;
  if (similar.length > 0) return <SimilarNote similar={similar} own={normalized} />;
  return <Line text={t(($) => $.target.first)} />;
}

/** It may be an address of a chain that has no rules here: then nothing is wrong. */
function Unread({ answer: { adrs, error } }: { answer: LookupError }) {
  const { t } = useTranslation();
  if (error.similar.length > 0) return <SimilarNote similar={error.similar} own={adrs} />;
  if (error.reason === "FORM") return <Line text={t(($) => $.target.unread)} />;
  return <Line text={t(($) => $.target.mistyped)} alert />;
}

function Line({ text, alert = false }: { text: string; alert?: boolean }) {
  const icon = alert ? ShieldAlert : Info;
  return (
    <p className={cx(styles.note, alert && styles.alert)}>
      <Icon of={icon} size={18} />
      {text}
    </p>
  );
}

type Props = Pick<Lookup, "similar"> & { own: string };

/** A reported address that looks like this one, both whole, with what differs marked: the user is asked to compare. */
function SimilarNote({ similar, own }: Props) {
  const { t } = useTranslation();
  const { send } = useWizard();
  const shown = similar.slice(0, MOST_SHOWN);
  const ownDiffers = shown.flatMap(({ adrs }) => differences(own, adrs));
  return (
    <div className={cx(styles.note, styles.alert)}>
      <Icon of={ShieldAlert} size={18} />
      <div className={styles.similar}>
        <p>{t(($) => $.target.similar)}</p>
        <dl>
          <dt>{t(($) => $.target.yours)}</dt>
          <dd>
            <TargetText adrs={own} declareType={kindOf(own)} ranges={ownDiffers} whole plain />
          </dd>
          {shown.map(({ adrs, differs, ...times }) => (
            <div key={adrs}>
              <dt>{timesNamed(times, t).join(" · ")}</dt>
              <dd>
                <TargetText adrs={adrs} declareType={kindOf(adrs)} ranges={differs} whole plain />
                <Button size="small" onClick={() => send({ type: "field.changed", path: "declare.adrs", value: adrs })}>
                  {t(($) => $.target.takeSimilar)}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

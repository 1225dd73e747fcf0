import { differences } from "@sb/contracts/report/edits.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { ShieldAlert } from "lucide";
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

type Props = Pick<Lookup, "similar"> & { own: string };

/** A reported address that looks like this one, both whole, with what differs marked: the user is asked to compare. */
export function SimilarNote({ similar, own }: Props) {
  const { t } = useTranslation();
  const { send } = useWizard();
  const shown = similar.slice(0, MOST_SHOWN);
  const ownDiffers = shown.flatMap(({ adrs }) => differences(own, adrs));
  return (
    <div className={cx(styles.note, styles.alert)}>
      <Icon of={ShieldAlert} size={18} />
      <div className={styles.similar}>
        <p>{t(($) => $.wizard.lookup.similar)}</p>
        <dl>
          <dt>{t(($) => $.wizard.lookup.yours)}</dt>
          <dd>
            <TargetText adrs={own} declareType={kindOf(own)} ranges={ownDiffers} whole plain />
          </dd>
          {shown.map(({ adrs, differs, ...times }) => (
            <div key={adrs}>
              <dt>{timesNamed(times, t).join(" · ")}</dt>
              <dd>
                <TargetText adrs={adrs} declareType={kindOf(adrs)} ranges={differs} whole plain />
                <Button size="small" onClick={() => send({ type: "field.changed", path: "declare.adrs", value: adrs })}>
                  {t(($) => $.wizard.lookup.takeSimilar)}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

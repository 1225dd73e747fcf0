import { WATCH_OCCASIONS, type WatchOccasion } from "@sb/contracts/watch/model.ts";
import type { WatchView } from "@sb/contracts/watch/wire.ts";
import { useTranslation } from "react-i18next";
import detail from "../ui/detail.module.css";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { useWatchActions } from "./use-watch-actions.ts";
import styles from "./watch.module.css";

/** When the person is told: at least one remains. A search has one only. */
export function WatchOccasions({ watch }: { watch: WatchView }) {
  const { t } = useTranslation();
  const { change, wanted } = useWatchActions(watch);
  const { watchSeq, kind } = watch;
  const on = wanted?.on ?? watch.on;
  if (kind === "SEARCH") return <p className={detail.quiet}>{t(($) => $.watch.searchWhen)}</p>;
  const turn = (occasion: WatchOccasion, isOn: boolean) =>
    change({ on: WATCH_OCCASIONS.filter((each) => (each === occasion ? isOn : on.includes(each))) });
  return (
    <fieldset className={styles.occasions}>
      <legend className={detail.quiet}>{t(($) => $.watch.when)}</legend>
      {WATCH_OCCASIONS.map((occasion) => (
        <CheckboxField
          key={occasion}
          id={`${watchSeq}-${occasion}`}
          label={t(($) => $.watch.occasions[occasion])}
          checked={on.includes(occasion)}
          disabled={on.length === 1 && on.includes(occasion)}
          onChange={(isOn) => turn(occasion, isOn)}
        />
      ))}
    </fieldset>
  );
}

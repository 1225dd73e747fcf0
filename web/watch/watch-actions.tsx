import type { WatchView } from "@sb/contracts/watch/wire.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { useWatchActions } from "./use-watch-actions.ts";
import styles from "./watch.module.css";

/** At once or daily, pause or resume, end. */
export function WatchActions({ watch }: { watch: WatchView }) {
  const { t } = useTranslation();
  const { change, end, isBusy } = useWatchActions(watch);
  const { pace, paused } = watch;
  const other = pace === "DAILY" ? "AT_ONCE" : "DAILY";
  return (
    <div className={styles.actions}>
      <Button size="small" busy={isBusy} onClick={() => change({ pace: other })}>
        {t(($) => $.watch.actions[other])}
      </Button>
      <Button size="small" busy={isBusy} onClick={() => change({ paused: !paused })}>
        {t(($) => $.watch.actions[paused ? "resume" : "pause"])}
      </Button>
      <Button size="small" kind="quiet" busy={isBusy} onClick={() => void end()}>
        {t(($) => $.watch.actions.end)}
      </Button>
    </div>
  );
}

import type { WatchView } from "@sb/contracts/watch/wire.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { useWatchActions } from "./use-watch-actions.ts";

/** At once or daily, pause or resume, end. */
export function WatchActions({ watch }: { watch: WatchView }) {
  const { t } = useTranslation();
  const { change, end, isBusy } = useWatchActions(watch);
  const { pace, paused } = watch;
  const other = pace === "DAILY" ? "AT_ONCE" : "DAILY";
  return (
    <div className={detail.actions}>
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

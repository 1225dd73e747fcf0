import type { TargetEvent, TargetPage } from "@sb/contracts/report/target-wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import detail from "../../ui/detail.module.css";
import { type Step, Timeline } from "../../ui/timeline.tsx";
import { OfNewest } from "./disputes.tsx";

/** Its history, oldest first; people who reported it on one day are counted together. */
export function TargetTimeline({ page: { timeline, timelineOfNewest } }: { page: TargetPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useDay();
  if (timeline.length === 0) return null;
  const heading = t(($) => $.targetPage.timeline);
  const whenOf = ({ at, on }: TargetEvent): string =>
    at === undefined ? (on === undefined ? t(($) => $.common.report.dateUnknown) : day.long(on)) : format.date(at);
  const titleOf = ({ event: { what, source = "" }, count }: Group): string => {
    if (what === "REPORTED") return t(($) => $.targetPage.reported, { count });
    return what === "LISTED" ? t(($) => $.targetPage.listed, { source }) : t(($) => $.targetPage.facts[what]);
  };
  const steps = grouped(timeline, whenOf).map((group, at): Step => {
    const { event } = group;
    const date = event.at ?? event.on;
    const when = whenOf(event);
    return {
      key: `${at} ${event.what}`,
      title: titleOf(group),
      at: date === undefined ? when : <time dateTime={date}>{when}</time>,
    };
  });
  return (
    <section className={detail.section} aria-labelledby="timeline">
      <h2 id="timeline">{heading}</h2>
      <Timeline label={heading} steps={steps} />
      <OfNewest count={timelineOfNewest} />
    </section>
  );
}

type Group = { readonly event: TargetEvent; readonly count: number };

/** Facts of one kind that follow each other on a day as it is shown; lists stay apart. */
function grouped(timeline: readonly TargetEvent[], whenOf: (event: TargetEvent) => string): readonly Group[] {
  const groups: Group[] = [];
  for (const event of timeline) {
    const last = groups.at(-1);
    const isSame = last?.event.what === event.what && whenOf(last.event) === whenOf(event) && event.what !== "LISTED";
    if (last && isSame) groups.splice(-1, 1, { ...last, count: last.count + 1 });
    else groups.push({ event, count: 1 });
  }
  return groups;
}

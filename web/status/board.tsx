// How each part of the service is: a sentence, and the word for it as a label.
import type { Status, StatusItem } from "@sb/contracts/status/wire.ts";
import { useTranslation } from "react-i18next";
import type { Format } from "../i18n/format.ts";
import { useFormat } from "../i18n/language.ts";
import type { Translate } from "../i18n/texts.ts";
import { Badge } from "../ui/badge.tsx";
import facts from "../ui/facts.module.css";
import styles from "./status.module.css";

const KINDS = { RUNNING: "good", DELAYED: "warn", DOWN: "danger", UNKNOWN: "plain" } as const;
/** The worst of them is said of all. */
const WORST = ["DOWN", "DELAYED", "UNKNOWN"] as const;

export const overallOf = ({ items }: Status): StatusItem["state"] =>
  WORST.find((state) => items.some((item) => item.state === state)) ?? "RUNNING";

export function StatusBoard({ status }: { status: Status }) {
  const { t } = useTranslation();
  const format = useFormat();
  const ago = (at: string) => format.ago(at, Date.parse(status.at));
  return (
    <>
      <h2 className={styles.overall}>{t(($) => $.status.overall[overallOf(status)])}</h2>
      <dl className={facts.facts}>
        {status.items.map((item) => (
          <div key={item.part}>
            <dt>{t(($) => $.status.parts[item.part])}</dt>
            <dd className={styles.said}>
              <Badge kind={KINDS[item.state]}>{t(($) => $.status.states[item.state])}</Badge>
              <span>{sentenceOf(item, t, ago)}</span>
              {item.since && <small>{t(($) => $.status.since, { ago: ago(item.since) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.at}>{t(($) => $.status.at)}</p>
    </>
  );
}

function sentenceOf(
  { part, state, delayMinutes: count, refreshedAt }: StatusItem,
  t: Translate,
  ago: Format["ago"],
): string {
  if (state === "UNKNOWN") return t(($) => $.status.unknown);
  if (part === "LISTS") {
    const refreshed = refreshedAt ? t(($) => $.status.lists.refreshed, { ago: ago(refreshedAt) }) : "";
    return state === "RUNNING" ? refreshed : `${t(($) => $.status.lists.overdue)} ${refreshed}`.trim();
  }
  if (state === "RUNNING") return t(($) => $.status.running[part]);
  if (state === "DOWN" || part === "FILING") return t(($) => $.status.down[part]);
  if (count !== undefined) return t(($) => $.status.late[part], { count });
  return part === "LOOKUP" || part === "SEARCH" ? t(($) => $.status.behind[part]) : t(($) => $.status.down[part]);
}

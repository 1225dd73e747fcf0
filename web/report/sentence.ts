import { type Alarm, alarmOf, isAlmost, type Judged } from "@sb/contracts/report/alarm.ts";
import { defang } from "@sb/contracts/report/defang.ts";
import type { Lookup, LookupText, RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import type { Translate } from "../i18n/texts.ts";
import { kindOf } from "./target-text.tsx";

/** Alarms that a reported target of the same site causes. */
const FAMILY = ["PARENT", "CHILD", "SIBLING"] as const;
type Family = (typeof FAMILY)[number];
const isFamily = (alarm: Alarm): alarm is Family => FAMILY.some((each) => each === alarm);

/** How strongly a verdict warns: as of a reported target, as of what is close to one, or not. */
export type Tone = "known" | "close" | "unknown";
const TONES: Readonly<Record<Alarm, Tone>> = {
  CONFIRMED: "known",
  REPORTED: "known",
  LISTED: "known",
  PARENT: "known",
  CHILD: "close",
  IMITATES: "close",
  ALMOST: "close",
  SIBLING: "close",
  NONE: "unknown",
};
export const toneOf = (lookup: Judged): Tone => TONES[alarmOf(lookup)];

/** By a person or a published list. */
export const isReported = ({ timesReported, listings }: Pick<Judged, "timesReported" | "listings">): boolean =>
  timesReported > 0 || listings.length > 0;

/** Or staff or an agency confirmed it. */
export const isNamed = (lookup: Judged): boolean => isReported(lookup) || lookup.confirmedAt !== undefined;

/** As much of a look-up as the head of its verdict says. */
export type Said = Judged & Pick<Lookup, "declareType" | "weak">;

/**
 * "Reported by 3 people", or where nobody did, "Listed by 2 sources": a list is never counted as a person. Else what it is
 * close to.
 */
export function titleOf(lookup: Said, t: Translate): string {
  const { timesReported, listings, related, declareType, imitates } = lookup;
  const alarm = alarmOf(lookup);
  if (timesReported > 0) return t(($) => $.lookup.verdict.reported, { count: timesReported });
  if (listings.length > 0) return t(($) => $.lookup.verdict.listed, { count: listings.length });
  if (alarm === "CONFIRMED") return t(($) => $.lookup.confirmed);
  if (alarm === "IMITATES") return t(($) => $.lookup.imitates, { site: imitates ?? "" });
  if (alarm === "ALMOST") return t(($) => $.lookup.almost[declareType]);
  if (!isFamily(alarm)) return t(($) => $.lookup.verdict.unknown);
  const site = defang(related.find(({ relation }) => relation === alarm)?.adrs ?? "");
  return t(($) => $.lookup.family[alarm], { site });
}

/** Advice, by how well it is known. */
export function adviceOn(lookup: Said, t: Translate): string {
  const alarm = alarmOf(lookup);
  const { declareType, weak } = lookup;
  if (isNamed(lookup)) return t(($) => $.lookup.verdict[weak ? "weak" : "danger"][declareType]);
  if (alarm === "ALMOST") return t(($) => $.lookup.compare[declareType]);
  if (alarm === "PARENT" || alarm === "IMITATES") return t(($) => $.lookup.verdict.danger[declareType]);
  return isFamily(alarm) ? t(($) => $.lookup.family.advice) : t(($) => $.lookup.verdict.caution);
}

/** A text that is no address, and still may mean a reported one. */
export const isSuspect = ({ similar, related = [] }: RecognizedText): boolean => similar.length + related.length > 0;

/** Called what it is; first what it may mean. */
export function titleOfOther(other: RecognizedText, t: Translate): string {
  const { kind, reason, similar } = other;
  if (kind === "HANDLE" && isSuspect(other)) return t(($) => $.lookup.handleReported);
  if (kind !== "NEARLY") return t(($) => $.lookup.title[kind]);
  if (reason === "SHORTENED") return t(($) => $.lookup.title[isSuspect(other) ? "SHORT_FOR" : "SHORTENED"]);
  const [first] = similar.filter(isAlmost);
  if (first) return t(($) => $.lookup.almost[kindOf(first.adrs)]);
  return t(($) => $.lookup.title[reason === "PART" ? "PART" : "NEARLY"]);
}

export function adviceOnOther(other: RecognizedText, t: Translate): string {
  const { kind, reason } = other;
  if (kind !== "NEARLY") return t(($) => $.lookup.advice[kind]);
  if (reason === "SHORTENED") return t(($) => $.lookup.advice[isSuspect(other) ? "SHORT_FOR" : "SHORTENED"]);
  const [suspect] = [...other.similar, ...(other.related ?? [])];
  return suspect ? t(($) => $.lookup.compare[kindOf(suspect.adrs)]) : t(($) => $.lookup.advice.NEARLY);
}

/** Why a text is no address. */
export function reasonOf({ reason = "FORM", length = 0, expected = 0, meant }: WhyNearly, t: Translate): string {
  if (reason === "LENGTH") return t(($) => $.lookup.reason.LENGTH, { length, expected });
  if (meant !== undefined) return t(($) => $.lookup.reason.LOOKS, { meant });
  return t(($) => $.lookup.reason[reason === "SHORTENED" ? "FORM" : reason]);
}
type WhyNearly = Pick<RecognizedText, "reason" | "length" | "expected" | "meant">;

/** The worst of an answer in one sentence. */
export function sentenceOf({ items: [worst], others }: LookupText, t: Translate): string {
  const suspect = others.find(isSuspect);
  if (suspect && (!worst || toneOf(worst) === "unknown"))
    return `${titleOfOther(suspect, t)}. ${adviceOnOther(suspect, t)}`;
  if (worst) return `${titleOf(worst, t)}. ${adviceOn(worst, t)}`;
  return others.length > 0 ? t(($) => $.lookup.onlyOthers) : t(($) => $.lookup.verdict.notAnAddress);
}

// The terms by the days on which their versions come into force. The texts stand with the query service
// (query-service/terms/texts), which does not start where they differ from this list.
import { TERMS_CODES, type TermsCode } from "../codes.ts";

/** One version of one text. */
export type TermsVersion = {
  readonly code: TermsCode;
  /** The day it comes into force, `YYYY-MM-DD`. */
  readonly applyDt: string;
};

/** Newest first within a code. */
export const TERMS_VERSIONS: readonly TermsVersion[] = [
  { code: "A01", applyDt: "2026-01-02" },
  { code: "A02", applyDt: "2026-01-02" },
  { code: "B01", applyDt: "2026-09-01" },
  { code: "B01", applyDt: "2026-01-02" },
  { code: "B02", applyDt: "2026-01-02" },
  { code: "R01", applyDt: "2026-01-02" },
  { code: "R02", applyDt: "2026-01-02" },
  { code: "R03", applyDt: "2026-01-02" },
];

/** Korea is nine hours ahead of UTC all year, since 1988. Milliseconds. */
const KOREA_AHEAD_MS = 9 * 3_600_000;

/**
 * The day in Korea, where a version comes into force at midnight: `YYYY-MM-DD`. `instant` is ISO 8601, from 1989 on. Each
 * filing asks for it, and a formatter of Intl costs several times as much.
 */
export function dayOf(instant: string): string {
  return new Date(Date.parse(instant) + KOREA_AHEAD_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The newest version of a text that is in force on a day; undefined before the first. */
export function findInForce<Version extends TermsVersion>(
  versions: readonly Version[],
  code: TermsCode,
  day: string,
): Version | undefined {
  return versions.find((version) => version.code === code && version.applyDt <= day);
}

/** What an event of the time before versions were recorded stands for: each text had its first version only. */
export function firstVersionsOf(codes: readonly TermsCode[]): readonly TermsVersion[] {
  return codes.flatMap((code) => TERMS_VERSIONS.findLast((version) => version.code === code) ?? []);
}

/** What somebody agrees to who agrees to these texts at an instant (ISO 8601): each once, in the order of the codes. */
export function agreementsTo(codes: readonly TermsCode[], instant: string): readonly TermsVersion[] {
  const day = dayOf(instant);
  const agreed = TERMS_CODES.filter((code) => codes.includes(code));
  return agreed.flatMap((code) => findInForce(TERMS_VERSIONS, code, day) ?? []);
}

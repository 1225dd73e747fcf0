// The terms by the days on which their versions come into force. The first ones come with the program: their texts stand
// with the query service (query-service/terms/texts), which does not start where they differ from this list. Later ones
// are published by admins, as events (docs/subjects/terms.md).
import { TERMS_CODES, type TermsCode } from "../codes.ts";

/** One version of one text. */
export type TermsVersion = {
  readonly code: TermsCode;
  /** The day it comes into force, `YYYY-MM-DD`. */
  readonly applyDt: string;
};

/** A version, and whether those who agreed to an older one are asked to agree to it. */
export type KnownVersion = TermsVersion & { readonly asksAgain: boolean };

/** Those that come with the program. Newest first within a code. */
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
const DAY_MS = 24 * 3_600_000;

let latest = { instant: "", day: "" };

/**
 * The day in Korea, where a version comes into force at midnight: `YYYY-MM-DD`. `instant` is ISO 8601, from 1989 on. Each
 * filing asks for it several times; a formatter of Intl costs several times as much.
 */
export function dayOf(instant: string): string {
  if (instant !== latest.instant) {
    const day = new Date(Date.parse(instant) + KOREA_AHEAD_MS).toISOString().slice(0, "YYYY-MM-DD".length);
    latest = { instant, day };
  }
  return latest.day;
}

/** When the next day begins in Korea, in milliseconds since 1970. */
export function endOfDay(instant: string): number {
  const ahead = Date.parse(instant) + KOREA_AHEAD_MS;
  return ahead - (ahead % DAY_MS) + DAY_MS - KOREA_AHEAD_MS;
}

/** The newest version of a text that is in force on a day; undefined before the first. */
export function findInForce<Version extends TermsVersion>(
  versions: readonly Version[],
  code: TermsCode,
  day: string,
): Version | undefined {
  return versions.find((version) => version.code === code && version.applyDt <= day);
}

/** The versions that an event from before versions were recorded stands for: each text had its first version only. */
export function firstVersionsOf(codes: readonly TermsCode[]): readonly TermsVersion[] {
  return codes.flatMap((code) => TERMS_VERSIONS.findLast((version) => version.code === code) ?? []);
}

/** The versions that a person agrees to with these texts at an instant (ISO 8601): each once, in the order of the codes. */
export function agreementsTo(
  codes: readonly TermsCode[],
  instant: string,
  versions: readonly TermsVersion[] = TERMS_VERSIONS,
): readonly TermsVersion[] {
  const day = dayOf(instant);
  const agreed = TERMS_CODES.filter((code) => codes.includes(code));
  return agreed
    .flatMap((code) => findInForce(versions, code, day) ?? [])
    .map(({ code, applyDt }) => ({ code, applyDt }));
}

/** Newest first within a code, each day of a code once: what comes with the program, and what was published. */
export function withBuiltIn(published: readonly KnownVersion[]): readonly KnownVersion[] {
  const builtIn = TERMS_VERSIONS.map((version) => ({ ...version, asksAgain: false }));
  return [...published, ...builtIn].sort(
    (a, b) => TERMS_CODES.indexOf(a.code) - TERMS_CODES.indexOf(b.code) || (a.applyDt < b.applyDt ? 1 : -1),
  );
}

/**
 * The texts of `codes` that somebody has to agree to again on a day: a version that asks for it came into force after the
 * one they agreed to. Who never agreed to a text is not asked for it here.
 */
export function termsDue<Code extends TermsCode>(
  codes: readonly Code[],
  agreed: readonly TermsVersion[],
  versions: readonly KnownVersion[],
  day: string,
): readonly Code[] {
  return codes.filter((code) => {
    const known = agreed.find((agreement) => agreement.code === code);
    return versions.some(
      (version) =>
        version.code === code &&
        version.asksAgain &&
        version.applyDt <= day &&
        known !== undefined &&
        version.applyDt > known.applyDt,
    );
  });
}

// A report as it is given to others, whatever the format.
import type { Level } from "@sb/contracts/report/level.ts";

export type SharedTarget = {
  readonly declareType: "WALLET" | "SITE";
  /** The one spelling that all reports on it share: a wallet's address, a host, or a host with a path. */
  readonly addressKey: string;
  /** As the reporter wrote it. */
  readonly adrs?: string | undefined;
  readonly chain?: string | undefined;
  readonly customChain?: string | undefined;
};

export type SharedReport = {
  readonly dclrSeq: number;
  /** How often it was withdrawn before. What was revoked stays so: published again, the report has other ids. */
  readonly withdrawals?: number | undefined;
  /** ISO 8601 in UTC: when it was first shared, and when what is shared of it last changed. */
  readonly created: string;
  readonly modified: string;
  /** It was deleted, withdrawn or removed: nobody is to act on it any more. */
  readonly revoked?: boolean | undefined;
  /** Absent where the report is confidential as a whole. */
  readonly target?: SharedTarget | undefined;
  readonly crimeType?: string | undefined;
  readonly crimeDetail?: string | undefined;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
  readonly sources?: readonly string[] | undefined;
  /** Somebody asks for it to be deleted, and that is not decided. */
  readonly disputed?: boolean | undefined;
  /** Others are told to block the target: asked about where a format says so. */
  readonly listed?: boolean | undefined;
  /** How sure it is that its target is what it was reported for, on the day that it is given. */
  readonly level?: Level | undefined;
  /** When a fact about its target last changed, ISO 8601: the level may be another one since. */
  readonly levelChanged?: string | undefined;
  /** Shared by the reports of one incident. */
  readonly incident?: string | undefined;
  /** Where people read it. */
  readonly url?: string | undefined;
  /** Its confidential part, encrypted to the receiver's key. */
  readonly sealed?: string | undefined;
};

/**
 * When an object that has the level got its content: with its report, with a fact about its target, or at the beginning of the level's
 * day in UTC. A level that fades makes a new version each day, so that no version has two.
 */
export function leveledVersion({ modified, level, levelChanged = modified, revoked }: SharedReport): string {
  if (!level || revoked) return modified;
  const times = [modified, levelChanged, `${level.day}T00:00:00.000Z`].map((at) => Date.parse(at));
  return new Date(Math.max(...times)).toISOString();
}

/** The Traffic Light Protocol 2.0 (FIRST). */
export type Tlp = "CLEAR" | "GREEN" | "AMBER" | "AMBER_STRICT";

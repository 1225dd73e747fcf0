// Targets in a text, found on the device by the same rules as on the server (knowledge/address). It loads on demand.
import type { DeclareType } from "@sb/contracts/codes.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { familyOf } from "@sb/knowledge/address/family.ts";
import { findTargets } from "@sb/knowledge/address/finder/find.ts";
import { imitatedBy } from "@sb/knowledge/address/imitated.ts";
import { rangeKeyOf, rangeOf } from "@sb/knowledge/address/range.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";

/** A key that reports may be counted under. */
export type Key = {
  readonly addressKey: string;
  /** Its part in the text: a reading of it, or a host above the one that it names. */
  readonly as: "ITSELF" | "READING" | "PARENT";
  /** Stays on the device. */
  readonly hash: string;
};

export type FoundTarget = {
  readonly text: string;
  readonly declareType: DeclareType;
  readonly shown: string;
  /** The well-known site that its name imitates. */
  readonly imitates: string | undefined;
  readonly keys: readonly Key[];
  /** All that leaves the device: it brings what is known of each of the keys. */
  readonly prefix: string;
};

export type Recognised = {
  readonly targets: readonly FoundTarget[];
  /** Something else in the text may mean a target: a name, a handle, an address with a letter too few. */
  readonly hasOthers: boolean;
  /** Targets beyond those that one text is asked about. */
  readonly omitted: number;
};

export function recognise(text: string): Recognised {
  const findings = findTargets(text);
  const targets = findings.flatMap((finding) => (finding.kind === "TARGET" ? [finding] : []));
  const shown = targets.slice(0, REPORT_LIMITS.lookupTargets).map(({ text, addressKey, declareType, identities }) => {
    const isSite = declareType === "SITE";
    const readings = identities.map((identity) => identity.addressKey);
    const parents = isSite ? (familyOf(addressKey)?.parents ?? []) : [];
    return {
      ...{ text, declareType, shown: isSite ? shownSite(addressKey) : addressKey },
      prefix: rangeOf(rangeKeyOf(addressKey)).prefix,
      imitates: isSite ? imitatedBy(addressKey) : undefined,
      keys: keysOf([
        [addressKey, "ITSELF"],
        ...readings.map((key) => [key, "READING"] as const),
        ...parents.map((key) => [key, "PARENT"] as const),
      ]),
    };
  });
  return { targets: shown, hasOthers: findings.length > targets.length, omitted: targets.length - shown.length };
}

/** Each key once, as what it is first. */
const keysOf = (all: readonly (readonly [addressKey: string, as: Key["as"]])[]): readonly Key[] =>
  [...new Map(all.toReversed()).entries()].toReversed().map(([addressKey, as]) => {
    const { prefix, suffix } = rangeOf(addressKey);
    return { addressKey, as, hash: prefix + suffix };
  });

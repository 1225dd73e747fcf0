// A public report on the topic for partners: what it says, not who said it. Exchanges and agencies mirror public reports by
// it (docs/sharing.md). Members are added at most; one that changes its meaning makes a new version.
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DECLARE_TYPES } from "../codes.ts";
import { Instant } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { REPORT_LIMITS, REPORT_STATUSES } from "./codes.ts";
import type { Level } from "./level.ts";
import { LevelValue } from "./lookup-wire.ts";
import type { ReportDoc } from "./model.ts";

const text = (chars: number) => z.string().max(chars);

export const PartnerReport = z.object({
  version: z.literal(1),
  dclrSeq: z.int().positive(),
  status: z.enum(REPORT_STATUSES),
  declareType: z.enum(DECLARE_TYPES),
  crimeType: z.enum(CRIME_TYPES),
  crimeDetail: text(LIMITS.shortTextChars).exactOptional(),
  chain: z.enum(CHAINS).exactOptional(),
  customChain: text(LIMITS.shortTextChars).exactOptional(),
  /** As the reporter wrote it. */
  adrs: text(LIMITS.addressChars),
  /** The one spelling of all reports on it, as in exports. */
  normalized: z.string(),
  title: text(LIMITS.titleChars),
  comment: text(LIMITS.incidentChars),
  /** The sources that the reporter made public. */
  etcSrc: z.array(text(LIMITS.addressChars)).max(REPORT_LIMITS.sourcesSent),
  filedAt: Instant,
  modifiedAt: Instant.exactOptional(),
  /** How sure it is that its target is what it was reported for, as a look-up says it, and the day in UTC that it is of. */
  level: LevelValue.exactOptional(),
  levelOn: z.iso.date().exactOptional(),
  /** Somebody asks for its deletion, since then without a gap. */
  disputedSince: Instant.exactOptional(),
});
export type PartnerReport = z.output<typeof PartnerReport>;

/** Undefined where it is private, or an entry of a published list, which partners get where it was published. */
export function partnerReport(doc: ReportDoc, level?: Level): PartnerReport | undefined {
  const { declaration, provenance, dclrSeq, status, filedAt, modifiedAt, disputedSince } = doc;
  if (!declaration || provenance) return undefined;
  const { declareType, crimeType, crimeDetail, chain, customChain, adrs, addressKey, title, comment, etcSrc } =
    declaration;
  return {
    ...{ version: 1, dclrSeq, status, declareType, crimeType },
    ...(crimeDetail !== undefined && { crimeDetail }),
    ...(chain !== undefined && { chain }),
    ...(customChain !== undefined && { customChain }),
    ...{ adrs, normalized: addressKey, title, comment },
    etcSrc: etcSrc.filter(({ open }) => open).map(({ src }) => src),
    filedAt,
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(level && { level: level.value, levelOn: level.day }),
    ...(disputedSince !== undefined && { disputedSince }),
  };
}

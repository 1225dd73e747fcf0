// Events of reports as they would lie in the log, for the tests of what is made of them.
import type { NetworkTurn } from "@sb/contracts/report/belief.ts";
import type { DeclarationFacts, Provenance, PublicDeclaration, Published } from "@sb/contracts/report/events.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import type { Given } from "../runtime/testing.ts";

export const declaration = (changes: Partial<PublicDeclaration> = {}): PublicDeclaration => ({
  declareType: "SITE",
  crimeType: "HACKING",
  adrs: "https://evil.example/login",
  addressKey: "evil.example",
  title: "a title",
  comment: "a comment",
  etcSrc: [],
  ...changes,
});

/** Where `declaration()` counts. */
export const place = (changes: Partial<Published> = {}): Published => ({
  addressKey: "evil.example",
  crimeType: "HACKING",
  reportedOn: "2026-01-05",
  ...changes,
});

type Facts = Partial<DeclarationFacts> & {
  readonly provenance?: Provenance;
  readonly reportedOn?: string | undefined;
  readonly network?: NetworkTurn;
  readonly incident?: string;
};

const publicFacts = (dclrSeq: number, facts: Facts) => ({
  dclrSeq,
  ownerId: "owner",
  open: "PUBLIC",
  reportedOn: "2026-01-05",
  declaration: declaration(),
  ...facts,
});

const AT = "2026-01-05T10:00:00.000Z";

export const filed = (dclrSeq: number, facts: Facts = {}, at = AT): Given => ({
  stream: `report-${dclrSeq}`,
  type: "DeclarationFiled",
  data: publicFacts(dclrSeq, facts),
  sealed: `sealed-${dclrSeq}`,
  at,
});

export const filedPrivately = (dclrSeq: number): Given => filed(dclrSeq, { open: "PRIVATE", declaration: undefined });

export const modified = (dclrSeq: number, was: Published | undefined, facts: Facts = {}): Given => ({
  stream: `report-${dclrSeq}`,
  type: "DeclarationModified",
  data: { ...publicFacts(dclrSeq, facts), was },
  sealed: `sealed-${dclrSeq}-again`,
  at: "2026-01-06T10:00:00.000Z",
});

export const deleted = (dclrSeq: number, was: Published | undefined, ownerId = "owner"): Given => ({
  stream: `report-${dclrSeq}`,
  type: "DeclarationDeleted",
  data: { dclrSeq, ownerId, was },
});

/** An entry of a published list. */
export const imported = (dclrSeq: number, source: string, reportedAt?: string, facts: Facts = {}): Given =>
  filed(dclrSeq, { ownerId: IMPORTER, provenance: { source, reportedAt }, reportedOn: reportedAt, ...facts });

export const extra = (dclrSeq: number, sealed: string): Given => ({
  stream: `report-${dclrSeq}`,
  type: "ExtraInfoAdded",
  data: { dclrSeq, ownerId: "owner" },
  sealed,
});

export const request = (
  type: "DeletionRequested" | "DeletionRequestAccepted" | "DeletionRequestRejected",
  dclrSeq: number,
  requestSeq: number,
  more: object = {},
): Given => ({
  stream: `report-${dclrSeq}`,
  type,
  data: { dclrSeq, requestSeq, addressKey: "evil.example", ...more },
});

export const corrected = (dclrSeq: number, requestSeq: number, changes: Partial<PublicDeclaration>): Given => ({
  stream: `report-${dclrSeq}`,
  type: "DeclarationCorrected",
  data: { dclrSeq, ownerId: "owner", requestSeq, publication: 2, declaration: declaration(changes), was: place() },
});

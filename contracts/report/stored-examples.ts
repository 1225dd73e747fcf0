// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const own = { dclrSeq: 17, ownerId: "u-1" };
const source = { src: "https://forum.example/1", open: true };
const declaration = {
  declareType: "WALLET",
  crimeType: "OTHER",
  crimeDetail: "a kind of its own",
  chain: "OTHER",
  customChain: "EXAMPLE",
  adrs: "Example1",
  addressKey: "example1",
  title: "a title",
  comment: "a comment",
  etcSrc: [source],
};
const secret = {
  dmgHash: "hash",
  dmgAdrs: "address",
  dmgVolume: "12",
  etcSrc: [source, { src: "https://hidden.example", open: false }],
  suspect: {
    name: "n",
    phone: "p",
    email: "e@mail.example",
    site: "s",
    otherContact: "c",
    otherInfo: "i",
    businessNumber: "b",
    address: "a",
    ip: "192.0.2.1",
  },
  reporter: { name: "n", phone: "p", otherContact: "c", email: "e@mail.example" },
  files: [{ fileId: "17-a", name: "a.png", mediaType: "image/png", size: 8, sha256: "0".repeat(64) }],
};
const was = { addressKey: "example1", crimeType: "HACKING", reportedOn: "2026-01-01" };
const consent = {
  agreements: [
    { code: "R01", applyDt: "2026-01-02" },
    { code: "R02", applyDt: "2026-01-02" },
    { code: "R03", applyDt: "2026-01-02" },
  ],
  shareReporter: true,
};
const request = { dclrSeq: 17, requestSeq: 18 };

export const reportExamples: readonly StoredExample[] = [
  {
    type: "DeclarationFiled",
    version: 1,
    data: {
      ...own,
      open: "PUBLIC",
      declaration,
      provenance: { source: "somebody/list", reportedAt: "2026-01-01" },
      reportedOn: "2026-01-01",
    },
    secret,
  },
  { type: "DeclarationFiled", version: 1, data: { ...own, open: "PRIVATE" }, secret: { ...secret, declaration } },
  {
    type: "DeclarationModified",
    version: 1,
    data: { ...own, open: "PUBLIC", declaration, reportedOn: "2026-01-01", was },
    secret,
  },
  {
    type: "DeclarationFiled",
    version: 2,
    data: {
      ...own,
      open: "PUBLIC",
      declaration,
      agreements: [],
      shareReporter: false,
      provenance: { source: "somebody/list", reportedAt: "2026-01-01" },
      reportedOn: "2026-01-01",
    },
    secret,
  },
  {
    type: "DeclarationFiled",
    version: 2,
    data: { ...own, ...consent, open: "PRIVATE" },
    secret: { ...secret, declaration },
  },
  {
    type: "DeclarationModified",
    version: 2,
    data: { ...own, ...consent, open: "PUBLIC", declaration, reportedOn: "2026-01-01", was },
    secret,
  },
  // Its declaration was sealed apart, and the key destroyed.
  { type: "DeclarationFiled", version: 2, data: { ...own, ...consent, open: "PUBLIC", publication: 1 }, secret },
  {
    type: "DeclarationFiled",
    version: 2,
    data: { ...own, ...consent, open: "PUBLIC", publication: 1, incident: "q7Zt0kJr5m2b" },
    secret,
  },
  { type: "DeclarationDeleted", version: 1, data: { ...own, was } },
  { type: "DeclarationDeleted", version: 1, data: { ...own, was, publication: 2 } },
  { type: "ExtraInfoAdded", version: 1, data: own, secret: { extra: { "Another telephone number": "p" } } },
  { type: "DeletionRequested", version: 1, data: request },
  { type: "DeletionRequestAccepted", version: 1, data: request },
  { type: "DeletionRequestRejected", version: 1, data: request },
  { type: "DeletionRequested", version: 1, data: { ...request, addressKey: "example1", requesterId: "u-2" } },
  {
    type: "DeletionRequestAccepted",
    version: 1,
    data: { ...request, addressKey: "example1", outcome: "REMOVED", ownerId: "u-1" },
  },
  { type: "DeletionRequestRejected", version: 1, data: { ...request, addressKey: "example1", outcome: "KEPT" } },
  { type: "DeclarationCorrected", version: 1, data: { ...own, requestSeq: 18, publication: 2, declaration, was } },
  { type: "PlaceTaken", version: 1, data: { dclrSeq: 17 } },
  { type: "PlaceLeft", version: 1, data: { dclrSeq: 17 } },
];

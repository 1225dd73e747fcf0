import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHAINS, CRIME_TYPES, VISIBILITIES } from "../codes.ts";
import { type EntitledAgency, entitlement, levelOf, type SharedFacts } from "./entitled.ts";
import { AGENCY_SCOPES, AGENCY_STATUSES } from "./model.ts";

const COUNTRIES = ["KR", "DE", "JP"];
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const agencies: fc.Arbitrary<EntitledAgency> = fc.record({
  status: fc.constantFrom(...AGENCY_STATUSES),
  scope: fc.constantFrom(...AGENCY_SCOPES),
  publicKey: fc.option(fc.constant({ kind: "age" }), { nil: undefined }),
  criteria: fc.record({ crimeTypes: some(CRIME_TYPES), chains: some(CHAINS), countries: some(COUNTRIES) }),
});
const reports: fc.Arbitrary<SharedFacts> = fc.record({
  open: fc.constantFrom(...VISIBILITIES),
  crimeType: fc.constantFrom(...CRIME_TYPES),
  chain: fc.option(fc.constantFrom(...CHAINS), { nil: undefined }),
  customChain: fc.constantFrom(undefined, "UNKNOWN", "XYZ"),
  country: fc.option(fc.constantFrom(...COUNTRIES), { nil: undefined }),
});

const always = (holds: (agency: EntitledAgency, report: SharedFacts) => boolean) =>
  fc.assert(fc.property(agencies, reports, holds));

const LEVELS = ["NONE", "PUBLIC", "CONFIDENTIAL"];
const rank = (level: string) => LEVELS.indexOf(level);

describe("always", () => {
  test("an agency that was stopped gets nothing", () => {
    always((agency, report) => entitlement({ ...agency, status: "STOPPED" }, report) === "NONE");
  });

  test("a private report goes to nobody as public, and to nobody without a scope and a key", () => {
    always((agency, report) => {
      const level = entitlement(agency, { ...report, open: "PRIVATE" });
      const mayHave = agency.scope === "CONFIDENTIAL" && agency.publicKey !== undefined;
      return level === "NONE" || (level === "CONFIDENTIAL" && mayHave);
    });
  });

  test("more criteria never give more", () => {
    always((agency, report) => {
      const all = { crimeTypes: [], chains: [], countries: [] };
      return rank(entitlement(agency, report)) <= rank(entitlement({ ...agency, criteria: all }, report));
    });
  });

  test("a larger scope, or a key, never takes anything away", () => {
    always((agency, report) => {
      const most = { ...agency, scope: "CONFIDENTIAL", publicKey: {} } as const;
      return rank(entitlement(agency, report)) <= rank(entitlement(most, report));
    });
  });

  test("what a report does not tell keeps it from no agency", () => {
    always((agency, { country: _, chain: __, ...report }) => {
      const told = { ...report, country: "KR", chain: "BTC" } as const;
      return rank(entitlement(agency, told)) <= rank(entitlement(agency, report));
    });
  });

  test("what was given is seen whatever the criteria are now, and never more than it was entitled to", () => {
    always((agency, report) => rank(entitlement(agency, report)) <= rank(levelOf(agency, report)));
  });
});

const agency: EntitledAgency = {
  status: "ACTIVE",
  scope: "PUBLIC",
  criteria: { crimeTypes: ["RANSOMWARE"], chains: ["BTC"], countries: ["KR"] },
};
const report: SharedFacts = { open: "PUBLIC", crimeType: "RANSOMWARE", chain: "BTC", country: "KR" };

test.each<[string, Partial<SharedFacts>, string]>([
  ["meets all criteria", {}, "PUBLIC"],
  ["is about another crime", { crimeType: "DRUGS" }, "NONE"],
  ["is on another chain", { chain: "ETH" }, "NONE"],
  ["is on a chain without a code", { chain: "OTHER", customChain: "XYZ" }, "NONE"],
  ["is on a chain that nobody knows", { chain: "OTHER", customChain: "UNKNOWN" }, "PUBLIC"],
  ["names no chain", { chain: undefined }, "PUBLIC"],
  ["comes from another country", { country: "DE" }, "NONE"],
  ["names no country", { country: undefined }, "PUBLIC"],
  ["is private", { open: "PRIVATE" }, "NONE"],
  ["is an entry of a published list", { provenance: { source: "a list" } }, "NONE"],
])("a report that %s", (_, facts, level) => {
  expect(entitlement(agency, { ...report, ...facts })).toBe(level);
});

// Other targets of the same incident, as rows of the form.
import { describe, expect, it } from "vitest";
import { startOf } from "../machine/context.ts";
import { changeOthers } from "../machine/edits.ts";
import { checkStep } from "./check.ts";
import { toOthers } from "./declaration.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { filled, WALLET } from "./filled.ts";
import { findPlace, stepOfPlace } from "./place.ts";
import type { OtherTarget } from "./values.ts";

const row = (changes: Partial<OtherTarget>): OtherTarget => ({
  ...{ adrs: "", declareType: "", chain: "", customChain: "" },
  ...changes,
});
const site = row({ adrs: " invest.fastcoin-pro.com ", declareType: "SITE" });
const osmosis = row({ adrs: "osmo1abc", declareType: "WALLET", chain: "OTHER", customChain: "Osmosis" });
const withOthers = (...others: OtherTarget[]) => ({ ...filled(), others });

describe("other targets", () => {
  it("are sent with the report, without blank rows", () => {
    expect(toOthers([site, row({}), osmosis])).toEqual([
      { declareType: "SITE", adrs: "invest.fastcoin-pro.com" },
      { declareType: "WALLET", chain: "OTHER", customChain: "Osmosis", adrs: "osmo1abc" },
    ]);
  });

  it("hold the way on until each has a kind, and a wallet its chain", () => {
    const errorsOf = (...others: OtherTarget[]) => checkStep("target", withOthers(...others));
    expect(errorsOf(site, row({}), osmosis)).toEqual([]);
    expect(errorsOf(site, row({ adrs: "what?" }))).toEqual([{ place: "others.1", code: "ADDRESS_INVALID" }]);
    expect(errorsOf(row({ adrs: WALLET, declareType: "WALLET" }))).toEqual([
      { place: "others.0", code: "REQUIRED_FIELD_MISSING" },
    ]);
    expect(errorsOf({ ...osmosis, customChain: " " })).toHaveLength(1);
  });

  it("have a place for what the server refuses of them", () => {
    expect(findPlace("others.1.adrs")).toBe("others.1");
    expect(stepOfPlace("others.1")).toBe("target");
  });

  it("stay in the draft, four at most", () => {
    const content = {
      draftId: "d",
      step: "target",
      furthest: "target",
      happened: undefined,
      isWidened: false,
    } as const;
    const drafted = (values: ReturnType<typeof withOthers>) =>
      readDraft(writeDraft({ ...content, values }), () => "new").values.others;
    expect(drafted(withOthers(site, osmosis))).toEqual([site, osmosis]);
    expect(drafted(withOthers(...Array.from({ length: 6 }, () => site)))).toHaveLength(4);
  });

  it("take the server's error of them along when they change", () => {
    const start = startOf({ mode: { kind: "new" }, newId: () => "d" });
    const refused = [
      { place: "others.0", code: "TARGET_SHARED" },
      { place: "declare.title", code: "TEXT_TOO_LONG" },
    ] as const;
    const changed = changeOthers({ ...start, refused }, { type: "others.changed", others: [site] });
    expect(changed).toMatchObject({ touched: true, unsaved: true, values: { others: [site] }, refused: [refused[1]] });
  });
});

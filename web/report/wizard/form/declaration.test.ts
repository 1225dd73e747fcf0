import { Declaration, type ReportDetail } from "@sb/contracts/report/wire.ts";
import { describe, expect, test } from "vitest";
import { fromReport, toDeclaration } from "./declaration.ts";
import { filled, WALLET } from "./filled.ts";
import { BLANK, type Values } from "./values.ts";

const REPORT: ReportDetail = {
  dclrSeq: 7,
  declareType: "WALLET",
  crimeType: "HACKING",
  chain: "BTC",
  adrs: WALLET,
  title: "Stolen",
  comment: "All of it",
  etcSrc: [],
  userId: "u",
  nick: "n",
  status: "RECEIVED",
  timesReported: 1,
  timesListed: 0,
  additions: [],
  mentions: [],
  timeline: [],
  likeCount: 0,
  liked: false,
  commentCount: 0,
  filedAt: "2026-03-01T00:00:00.000Z",
  mine: true,
  open: "PRIVATE",
  dmgVolume: "3.250234",
  country: "KR",
  additional: { suspect: { name: "Nobody Ltd" }, reporter: { email: "me@mail.example" } },
  files: [],
  deletionPending: false,
  deliveries: [],
};

describe("toDeclaration", () => {
  test("creates a body that passes the server's schema", () => {
    expect(() => Declaration.parse(toDeclaration(filled(), ["R01", "R02"]))).not.toThrow();
  });

  test("trims, and omits blank fields and sources", () => {
    const values: Values = {
      ...filled({ "declare.title": "  Title ", "additional.suspect.name": " N " }),
      sources: [
        { src: " ", open: true },
        { src: " https://a.example ", open: false },
      ],
    };
    const body = toDeclaration(values, []);
    expect(body.declare.title).toBe("Title");
    expect(body.declare.dmgHash).toBeUndefined();
    expect(body.declare.etcSrc).toEqual([{ src: "https://a.example", open: false }]);
    expect(body.additional).toEqual({ suspect: { name: "N" }, reporter: {} });
  });

  test("says what is new where a report on the target was removed", () => {
    expect(toDeclaration(filled({ newFacts: " They asked again " }), []).newFacts).toBe("They asked again");
    expect(toDeclaration(filled(), []).newFacts).toBeUndefined();
    expect(fromReport({ ...REPORT, newFacts: "Again" }).fields.newFacts).toBe("Again");
  });

  test("omits fields that are not asked", () => {
    const values = filled({ "declare.chain": "BTC", "declare.customChain": "typed before the chain was changed" });
    expect(toDeclaration(values, []).declare.customChain).toBeUndefined();
  });

  test("rejects an invalid form", () => {
    expect(() => toDeclaration(BLANK, [])).toThrow();
  });
});

describe("fromReport", () => {
  test("fills the form so that submitting it unchanged sends the same report", () => {
    const body = toDeclaration(fromReport(REPORT), []);
    expect(body.declare).toMatchObject({ crimeType: "HACKING", chain: "BTC", dmgVolume: "3.250234", open: "PRIVATE" });
    expect(body.declare.country).toBe("KR");
    expect(body.additional).toEqual({ suspect: { name: "Nobody Ltd" }, reporter: { email: "me@mail.example" } });
  });

  test("shows sources 2 and 3 only with a value, and one blank row without any", () => {
    const src = (text: string) => ({ src: text, open: true });
    expect(fromReport({ ...REPORT, etcSrc: [src("a"), src(""), src("c")] }).sources).toEqual([src("a"), src("c")]);
    expect(fromReport(REPORT).sources).toEqual([src("")]);
  });
});

test("omits a consent that is no longer asked for", () => {
  const agreed = ["R03", "R02", "R01"] as const;
  expect(toDeclaration(filled({ "additional.reporter.phone": "010-0000-0000" }), agreed).terms).toEqual([
    "R01",
    "R02",
    "R03",
  ]);
  expect(toDeclaration(filled(), agreed).terms).toEqual(["R01", "R02"]);
});

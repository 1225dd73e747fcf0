import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { isRefused, type Refused } from "@sb/contracts/refused.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { declarationForm, evidenceFile, WALLET } from "@sb/contracts/report/fixture.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { describe, expect, it } from "vitest";
import { requireGoodForm } from "./require-good-form.ts";

function refusal(form: Declaration, files: readonly EvidenceFile[] = []): Refused {
  try {
    requireGoodForm(form, files);
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  }
  throw new Error("not refused");
}

const field = (code: ErrorCode, ...paths: string[]) => ({ code, fields: paths.map((path) => ({ path, code })) });

describe("a form", () => {
  it("is accepted when complete and valid", () => {
    const full = requireGoodForm(declarationForm({ country: "KR" }), [evidenceFile("a")]);
    expect(full.declaration).not.toHaveProperty("country");
    expect(full).toMatchObject({
      country: "KR",
      declaration: { adrs: WALLET, addressKey: WALLET },
      etcSrc: [{ open: true }, { open: false }],
      files: [{ fileId: "1-a" }],
    });
  });

  it.each([
    ["no crime type", { crimeType: undefined }, field("CRIME_TYPE_NOT_SELECTED", "declare.crimeType")],
    ["OTHER without words", { crimeType: "OTHER" }, field("REQUIRED_FIELD_MISSING", "declare.crimeDetail")],
    ["a wallet without a chain", { chain: undefined }, field("REQUIRED_FIELD_MISSING", "declare.chain")],
    ["another chain without a name", { chain: "OTHER" }, field("REQUIRED_FIELD_MISSING", "declare.customChain")],
    [
      "several fields missing",
      { crimeType: "OTHER", chain: undefined },
      field("REQUIRED_FIELD_MISSING", "declare.crimeDetail", "declare.chain"),
    ],
    ["21 bytes of a quantity", { dmgVolume: "가나다라마바사" }, field("TEXT_TOO_LONG", "declare.dmgVolume")],
    [
      "four sources",
      { etcSrc: ["a", "b", "c", "d"].map((src) => ({ src, open: true })) },
      field("TOO_MANY_SOURCES", "declare.etcSrc"),
    ],
    ["a title that turns around", { title: "safe \u202egpj.exe" }, field("TEXT_UNREADABLE", "declare.title")],
    [
      "stacked marks and a NUL",
      { title: `Z${"\u0335".repeat(9)}`, comment: "a\u0000b" },
      field("TEXT_UNREADABLE", "declare.title", "declare.comment"),
    ],
    ["a wrong address", { adrs: `${WALLET}q` }, field("ADDRESS_INVALID", "declare.adrs")],
    ["a wallet for a site", { declareType: "SITE" }, field("ADDRESS_INVALID", "declare.adrs")],
    [
      "a token's contract",
      { chain: "ETH", adrs: "0xdAC17F958D2ee523a2206206994597C13D831ec7" },
      field("TARGET_SHARED", "declare.adrs"),
    ],
    [
      "a token's contract as an account of the same bytes on TRON",
      { chain: "TRX", adrs: "0xdAC17F958D2ee523a2206206994597C13D831ec7" },
      field("TARGET_SHARED", "declare.adrs"),
    ],
    [
      "an exchange's script on Bitcoin as the same script on Litecoin",
      { chain: "LTC", adrs: "3JZq4atUahhuA9rLhXLMhhTo133J9rF97j" },
      field("TARGET_SHARED", "declare.adrs"),
    ],
    [
      "an exchange's site",
      { declareType: "SITE", adrs: "https://www.binance.com/en/login" },
      field("TARGET_SHARED", "declare.adrs"),
    ],
    ["a bare shared host", { declareType: "SITE", adrs: "https://t.me/" }, field("TARGET_SHARED", "declare.adrs")],
    [
      "one's own machine",
      { declareType: "SITE", adrs: "http://127.0.0.1:3000" },
      field("TARGET_PRIVATE", "declare.adrs"),
    ],
    ["a phone number in the title", { title: "call 010-1234-5678" }, field("PERSONAL_INFORMATION", "declare.title")],
    [
      "a victim's mail address in a link",
      { declareType: "SITE", adrs: "https://evil.com/login?email=me@mail.example" },
      field("PERSONAL_INFORMATION", "declare.adrs"),
    ],
    [
      "a victim's mail address in a contact's link",
      { declareType: "SITE", adrs: "https://wa.me/821012345678?text=me@mail.example" },
      field("PERSONAL_INFORMATION", "declare.adrs"),
    ],
    [
      "another number in a contact's link",
      { declareType: "SITE", adrs: "https://wa.me/821012345678?text=tel:01098765432" },
      field("PERSONAL_INFORMATION", "declare.adrs"),
    ],
    [
      "a contact in the comment",
      { comment: "https://wa.me/821012345678" },
      field("PERSONAL_INFORMATION", "declare.comment"),
    ],
    [
      "mail addresses in text and source",
      {
        comment: "me@mail.example",
        etcSrc: [
          { src: "", open: true },
          { src: "you@mail.example", open: true },
        ],
      },
      field("PERSONAL_INFORMATION", "declare.comment", "declare.etcSrc.1.src"),
    ],
  ] as const)("with %s is refused", (_, changes, expected) => {
    expect(refusal(declarationForm(changes as Parameters<typeof declarationForm>[0]))).toMatchObject(expected);
  });

  it.each([
    ["https://wa.me/821012345678", "wa.me/821012345678"],
    ["https://api.whatsapp.com/send?phone=%2B82+10-1234-5678", "wa.me/821012345678"],
    ["whatsapp://send?phone=821012345678", "wa.me/821012345678"],
    ["https://wa.me/821012345678?text=안녕하세요", "wa.me/821012345678"],
    ["https://t.me/+821012345678", "t.me/+821012345678"],
    ["https://signal.me/#p/+821012345678", "signal.me/p/+821012345678"],
    ["https://zalo.me/84912345678", "zalo.me/84912345678"],
    ["https://www.whatsapp.com/channel/0029VaAbC", "whatsapp.com/channel/0029VaAbC"],
    ["https://chat.whatsapp.com/AbCdEf", "chat.whatsapp.com/AbCdEf"],
  ])("takes a messenger's contact for a target: %s", (adrs, addressKey) => {
    const form = declarationForm({ declareType: "SITE", chain: undefined, adrs });
    expect(requireGoodForm(form, []).declaration).toMatchObject({ addressKey });
  });

  it("suggests chains for an address of another chain", () => {
    const { extra } = refusal(declarationForm({ chain: "ETH" }));
    expect(extra).toEqual({ likelyChains: ["BTC"] });
  });

  it.each([[["R01"]], [["R02"]], [[]], [["A01", "R03"]]] as const)("with the terms %j is refused", (terms) => {
    expect(refusal(declarationForm({}, { terms: [...terms] }))).toMatchObject(field("TERMS_NOT_AGREED", "terms"));
  });

  it.each(["suspect", "reporter"])("checks the e-mail address of the %s", (who) => {
    const form = declarationForm({}, { additional: { [who]: { email: "not an address" } } });
    expect(refusal(form)).toMatchObject(field("EMAIL_INVALID", `additional.${who}.email`));
  });

  it("accepts at most five files, without duplicates", () => {
    const files = ["a", "b", "c", "d", "e"].map((name) => evidenceFile(name));
    expect(requireGoodForm(declarationForm(), files).files).toHaveLength(5);
    expect(refusal(declarationForm(), [...files, evidenceFile("f")])).toMatchObject({ code: "TOO_MANY_FILES" });
    const twice = [evidenceFile("a"), evidenceFile("b", evidenceFile("a").sha256)];
    expect(refusal(declarationForm(), twice)).toMatchObject({ code: "DUPLICATE_FILE" });
  });

  it("limits a quantity to 20 bytes", () => {
    expect(requireGoodForm(declarationForm({ dmgVolume: "12345678901234567890" }), []).dmgVolume).toHaveLength(20);
  });

  it("ignores blank sources", () => {
    const etcSrc = ["a.example", " ", "b.example", "", "c.example"].map((src) => ({ src, open: true }));
    expect(requireGoodForm(declarationForm({ etcSrc }), []).etcSrc).toHaveLength(3);
  });

  it("allows personal information in confidential text: hidden sources, and everything in a private report", () => {
    const etcSrc = [{ src: "me@mail.example", open: false }];
    expect(requireGoodForm(declarationForm({ etcSrc }), []).etcSrc).toEqual(etcSrc);
    expect(requireGoodForm(declarationForm({ open: "PRIVATE", comment: "010-1234-5678" }), [])).toBeDefined();
  });

  it("keeps a custom chain name only for OTHER", () => {
    const { declaration } = requireGoodForm(declarationForm({ customChain: "left over" }), []);
    expect(declaration.customChain).toBeUndefined();
    expect(requireGoodForm(declarationForm({ chain: "OTHER", customChain: "Osmosis" }), []).declaration).toMatchObject({
      customChain: "Osmosis",
    });
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { describeWith } from "../test-support/needs.ts";
import { drawPaper } from "./draw.ts";
import { facesFor } from "./faces.ts";
import type { Block, Paper } from "./paper.ts";
import { missingGlyphs, pagesOf, squeezed, titleOf, wordsOf } from "./testing.ts";

/** In every paper people write in any of the languages. */
const SCRIPTS = {
  ko: "사기꾼이 뷁 힣 漢字 ㈜ “인용”",
  en: "The scammer’s wallet – “gone”, 3.25 ₿ or € 100",
  zh: "诈骗者联系了我，“骗了钱”。龍國",
  ja: "詐欺師が「連絡」してきた。髙﨑﨟",
  de: "Der Betrüger schrieb: „Überweise 100 €“ ß",
};
const OTHERS = "Łódź Nguyễn Thị Привет Ελληνικά ώ";
const PROOF = `https://sb.example/verify#leaf=17&salt=${"A".repeat(43)}&fact=${"%22".repeat(60)}`;
const ADDRESS = "0x12x34abcdefABCDEF0123456789abcdef01234567";

const paper = (language: Language, blocks: readonly Block[]): Paper => ({
  language,
  madeAt: "2026-03-01T09:00:00.000Z",
  brand: "Safer Block",
  title: `${SCRIPTS[language]} 1`,
  qr: { url: "https://sb.example/report/receipt/1", caption: "sb.example" },
  blocks,
  foot: "number 1",
  speltNote: "SPELT",
  cutNote: "CUT",
});

const drawn = (language: Language, ...blocks: readonly Block[]) => drawPaper(paper(language, blocks));

test.each(LANGUAGES)(
  "a paper in %s says what was written in every script, each character with a glyph",
  async (own) => {
    const texts = [...Object.values(SCRIPTS), OTHERS];
    const pdf = await drawn(
      own,
      { kind: "heading", text: SCRIPTS[own] },
      { kind: "facts", facts: [{ name: SCRIPTS[own], value: ADDRESS }] },
      { kind: "list", items: texts },
      { kind: "blanks", labels: [SCRIPTS[own]] },
      { kind: "note", text: OTHERS },
    );
    const words = await wordsOf(pdf);
    for (const text of [...texts, ADDRESS, "1/1·number1"]) expect(words).toContain(squeezed(text));
    expect(words).not.toContain("SPELT");
    expect(await missingGlyphs(pdf)).toBe(0);
    expect(await titleOf(pdf)).toBe(`${SCRIPTS[own]} 1`);
  },
);

test("what no font has is spelt, and a note says so", async () => {
  const words = await wordsOf(await drawn("en", { kind: "text", text: "I was told 😀 สวัสดี" }));
  expect(words).toContain("Iwastold[U+1F600][U+0E2A]");
  expect(words).toContain("SPELT");
});

test("each weight of a font is embedded only with the characters that are used", async () => {
  const pdf = await drawn("ko", { kind: "text", text: Object.values(SCRIPTS).join(" ") });
  expect(pdf.length).toBeLessThan(200_000);
});

test("a paper goes on over pages, and is cut at their maximum with a note", async () => {
  const long = paper("de", [{ kind: "text", text: "Wort für Wort. ".repeat(2_000) }]);
  const pdf = await drawPaper(long, 3);
  expect(await pagesOf(pdf)).toBe(3);
  expect(await wordsOf(pdf)).toContain("CUT");
});

test("the check of glyphs finds one that is missing", async () => {
  const doc = new PDFDocument({ font: "" });
  doc.font(facesFor("ko")[0]?.fileOf("Regular") ?? "").text("a สวัสดี b");
  doc.end();
  expect(await missingGlyphs(Buffer.concat(await Array.fromAsync<Buffer>(doc)))).toBe(6);
});

describeWith("SB_TEST_VERAPDF_FOLDER", "veraPDF", (jars) => {
  /** Its verdict on each of the PDFs, in their order. */
  const verdicts = (flavour: string, pdfs: readonly Uint8Array[]): readonly string[] => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "safer-block-pdf-"));
    const files = pdfs.map((_, at) => join(folder.path, `${at}.pdf`));
    for (const [at, pdf] of pdfs.entries()) writeFileSync(files[at] ?? "", pdf);
    // It ends before much of it is compiled well: half of the processor time.
    const short = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
    const cli = [
      ...short,
      "-cp",
      join(jars, "*"),
      "org.verapdf.apps.GreenfieldCliWrapper",
      "--format",
      "text",
      "-f",
      flavour,
    ];
    const { stdout } = spawnSync("java", [...cli, ...files], { encoding: "utf8" });
    const said = stdout.split("\n").sort();
    return files.map((file) => said.find((line) => line.includes(file))?.split(" ")[0] ?? stdout);
  };

  const long = (own: Language) =>
    drawn(
      own,
      { kind: "heading", text: SCRIPTS[own] },
      { kind: "facts", facts: [{ name: SCRIPTS[own], value: `${ADDRESS} `.repeat(200) }] },
      { kind: "list", items: Object.values(SCRIPTS) },
      { kind: "code", url: PROOF, alt: SCRIPTS[own] },
      { kind: "blanks", labels: [SCRIPTS[own]] },
      { kind: "note", text: `${OTHERS} 😀 สวัสดี` },
    );
  let papers: Promise<readonly Uint8Array[]> | undefined;

  test.each(["ua1", "2a", "2u"])(
    "finds no fault with papers in five languages over several pages: %s",
    { timeout: 120_000 },
    async (flavour) => {
      papers ??= Promise.all(LANGUAGES.map(long));
      expect(verdicts(flavour, await papers)).toEqual(LANGUAGES.map(() => "PASS"));
    },
  );

  test("finds a paper without tags", { timeout: 120_000 }, async () => {
    const doc = new PDFDocument({ font: "" });
    doc.font(facesFor("en")[0]?.fileOf("Regular") ?? "").text("no tags");
    doc.end();
    expect(verdicts("ua1", [Buffer.concat(await Array.fromAsync<Buffer>(doc))])).toEqual(["FAIL"]);
  });
});

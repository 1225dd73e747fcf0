// The fonts that papers are printed with: the files, and what each has.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language } from "@sb/contracts/codes.ts";
import * as fontkit from "fontkit";

/** Pretendard has Korean and Latin, the other two Han as written in Japan and in China. All are under the OFL. */
type FaceName = "korean" | "japanese" | "chinese";

export type Weight = "Regular" | "Bold";

export type Face = {
  readonly has: (codePoint: number) => boolean;
  /** How far a character moves on, as a share of the font's size, without kerning. */
  readonly advance: (codePoint: number, weight: Weight) => number;
  readonly fileOf: (weight: Weight) => string;
  /** A character as an SVG path of a font one unit high, upwards. */
  readonly outline: (codePoint: number, weight: Weight) => string;
};

const FILES: Readonly<Record<FaceName, { readonly of: string; readonly files: string; readonly name: string }>> = {
  korean: { of: "pretendard/package.json", files: "dist/public/static", name: "Pretendard" },
  japanese: { of: "@embedpdf/fonts-jp", files: "../fonts", name: "NotoSansJP" },
  chinese: { of: "@embedpdf/fonts-sc", files: "../fonts", name: "NotoSansHans" },
};

const ORDER: Readonly<Record<Language, readonly FaceName[]>> = {
  ko: ["korean", "japanese", "chinese"],
  en: ["korean", "chinese", "japanese"],
  de: ["korean", "chinese", "japanese"],
  zh: ["chinese", "japanese", "korean"],
  ja: ["japanese", "chinese", "korean"],
};

const resolve = createRequire(import.meta.url).resolve;

/** In the order in which they are asked for a character. Files are read when they are needed, and kept. */
export const facesFor = (language: Language): readonly Face[] => ORDER[language].map((name) => FACES[name]);

function faceOf(name: FaceName): Face {
  const { of, files, name: family } = FILES[name];
  const fileOf = (weight: Weight) => join(dirname(resolve(of)), files, `${family}-${weight}.otf`);
  const fonts = new Map<Weight, Opened>();
  const opened = (weight: Weight): Opened => {
    const font = fonts.get(weight) ?? openFont(fileOf(weight));
    fonts.set(weight, font);
    return font;
  };
  return {
    has: (codePoint) => opened("Regular").characters.has(codePoint),
    advance: (codePoint, weight) => opened(weight).advance(codePoint),
    fileOf,
    outline: (codePoint, weight) => opened(weight).outline(codePoint),
  };
}

const FACES: Readonly<Record<FaceName, Face>> = {
  korean: faceOf("korean"),
  japanese: faceOf("japanese"),
  chinese: faceOf("chinese"),
};

type Opened = Pick<FontOf, "advance" | "outline"> & { readonly characters: ReadonlySet<number> };
type FontOf = { readonly [Name in "advance" | "outline"]: (codePoint: number) => ReturnType<Face[Name]> };

function openFont(file: string): Opened {
  const font = fontkit.create(readFileSync(file));
  if (!("characterSet" in font)) throw new Error(`${file} holds several fonts`);
  const known = new Map<number, number>();
  return {
    characters: new Set(font.characterSet),
    advance: (codePoint) => {
      const share = known.get(codePoint) ?? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
      known.set(codePoint, share);
      return share;
    },
    outline: (codePoint) =>
      font
        .glyphForCodePoint(codePoint)
        .path.scale(1 / font.unitsPerEm)
        .toSVG(),
  };
}

// Pictures beside the last ones, and contact sheets of them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { Box } from "./checks.ts";
import { folderOf, nameOf, type Shot, STATES } from "./plan.ts";

export type Picture = { readonly png: Buffer; readonly boxes: readonly Box[] };

/** How a picture differs from the last one of the same name. */
export type Change = {
  readonly shot: Shot;
  /** Per cent. */
  readonly pixels: number;
  /** Elements that came, went, or moved by more than a step of the grid. */
  readonly layout: number;
};

/** Below this, a time that went on or a count. */
const NOTICEABLE = 0.5;
const STEP = 8;

const pathsOf = (out: string, shot: Shot): { readonly png: string; readonly boxes: string } => {
  const path = join(out, "pictures", folderOf(shot.screen), nameOf(shot));
  return { png: `${path}.png`, boxes: `${path}.json` };
};

/** Keeps a picture in place of the last one, and tells what is different. */
export async function keep(out: string, shot: Shot, { png, boxes }: Picture): Promise<Change | undefined> {
  const paths = pathsOf(out, shot);
  const isFirst = !existsSync(paths.png) || !existsSync(paths.boxes);
  const change = isFirst
    ? undefined
    : {
        shot,
        pixels: await pixelsChanged(readFileSync(paths.png), png),
        layout: boxesChanged(JSON.parse(readFileSync(paths.boxes, "utf8")), boxes),
      };
  mkdirSync(join(out, "pictures", folderOf(shot.screen)), { recursive: true });
  writeFileSync(paths.png, png);
  writeFileSync(paths.boxes, JSON.stringify(boxes));
  return change && (change.pixels >= NOTICEABLE || change.layout > 0) ? change : undefined;
}

/** Per cent of the larger picture that is not as it was. */
async function pixelsChanged(before: Buffer, now: Buffer): Promise<number> {
  const sizes = await Promise.all([before, now].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [a, b] = await Promise.all(
    [before, now].map((png) =>
      sharp({ create: { width, height, channels: 3, background: "magenta" } })
        .composite([{ input: png, left: 0, top: 0 }])
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  let changed = 0;
  for (let at = 0; at < width * height; at += 1) if (Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0)) > 24) changed += 1;
  return (100 * changed) / (width * height);
}

function boxesChanged(before: readonly Box[], now: readonly Box[]): number {
  const isNear = (a: Box, b: Box): boolean =>
    a.what === b.what && a.at.every((n, i) => Math.abs(n - (b.at[i] ?? 0)) <= STEP);
  const rest = [...before];
  let changed = 0;
  for (const box of now) {
    const found = rest.findIndex((old) => isNear(box, old));
    if (found < 0) changed += 1;
    else rest.splice(found, 1);
  }
  return changed + rest.length;
}

const SHEET = 2_400;
const GAP = 24;
const LABEL = 40;
const TALLEST = 1_100;
const SCALE = 0.45;

/** A sheet holds no more pictures: those of a screen in every state, width, theme and language have one for each state. */
const MOST_ON_SHEET = 48;

/** Pictures of all pictures of each screen, in their order, each with its name. */
export async function makeSheets(out: string, shots: readonly Shot[]): Promise<void> {
  for (const [screen, own] of Map.groupBy(shots, ({ screen }) => screen)) {
    if (own.length <= MOST_ON_SHEET) await makeSheet(out, folderOf(screen), own);
    else
      for (const [state, some] of Map.groupBy(own, ({ state }) => state))
        await makeSheet(out, `${folderOf(screen)}-${state}`, some);
  }
}

async function makeSheet(out: string, name: string, shots: readonly Shot[]): Promise<void> {
  const tiles: OverlayOptions[] = [];
  let [left, top, row] = [GAP, GAP, 0];
  for (const shot of shots.toSorted(inOrder)) {
    const tile = await tileOf(readFileSync(pathsOf(out, shot).png));
    if (left + tile.width + GAP > SHEET) [left, top, row] = [GAP, top + row + GAP, 0];
    tiles.push({ input: labelOf(nameOf(shot), Math.max(tile.width, 230)), left, top });
    tiles.push({ input: tile.png, left, top: top + LABEL });
    left += Math.max(tile.width, 230) + GAP;
    row = Math.max(row, tile.height + LABEL);
  }
  mkdirSync(join(out, "sheets"), { recursive: true });
  const file = join(out, "sheets", `${name}.jpg`);
  const background = "#b8bcc4";
  await sharp({ create: { width: SHEET, height: top + row + GAP, channels: 3, background } })
    .composite(tiles)
    .jpeg({ quality: 82 })
    .toFile(file);
}

const inOrder = (a: Shot, b: Shot): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.width - b.width || b.theme.localeCompare(a.theme);

async function tileOf(png: Buffer): Promise<{ readonly png: Buffer; readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(png).metadata();
  const shown = Math.min(height, Math.round(TALLEST / SCALE));
  const small = sharp(png)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: Math.round(width * (width < 500 ? SCALE * 1.6 : SCALE)) });
  const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const labelOf = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="0" y="28" font-size="20" font-family="sans-serif">${name}</text></svg>`,
  );

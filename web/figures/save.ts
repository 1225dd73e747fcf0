// A figure as a file: its numbers as CSV, its picture as PNG.
import { csvOf } from "../ui/csv.ts";
import type { Series } from "./plot.tsx";

/** A row for each day, the oldest first. */
export const csvOfDays = (day: string, days: readonly string[], series: readonly Series[]): Promise<Blob> =>
  csvOf(
    [day, ...series.map(({ name }) => name)],
    days.map((each, at) => [each, ...series.map(({ values }) => values[at] ?? 0)]),
  );

const TITLE = 40;
const MARGIN = 16;
/** Pixels of the file for each of the page's: it is printed, or shown on a better screen. */
const SCALE = 2;
/** The page's styles, which a picture of its own does not have. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "text-anchor",
] as const;

/** The picture as it is drawn now, in the colours of the page, with its title above. */
export async function pngOf(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(document.body);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width + 2 * MARGIN) * SCALE;
  canvas.height = Math.ceil(height + TITLE + 2 * MARGIN) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(svg).getPropertyValue("--surface") || page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.color;
  context.font = `bold 18px ${page.fontFamily}`;
  context.fillText(title, MARGIN, MARGIN + 20, width);
  context.drawImage(await pictureOf(svg, width, height), MARGIN, MARGIN + TITLE, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png");
  });
}

async function pictureOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [drawn, copied] = [svg, copy].map((root) => [...root.querySelectorAll<SVGElement>("*")]);
  for (const [at, element] of (copied ?? []).entries()) {
    const style = drawn?.[at] && getComputedStyle(drawn[at]);
    for (const name of STYLES) element.style.setProperty(name, style?.getPropertyValue(name) ?? "");
  }
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

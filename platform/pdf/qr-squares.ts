// A QR code as rectangles to be filled.
import encodeQR from "qr";

export type Square = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Dark modules of a row that touch are one rectangle. `size`: of the whole code, its quiet zone included. */
export function qrSquares(text: string, size: number): readonly Square[] {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const unit = size / rows.length;
  return rows.flatMap((row, y) =>
    darkSpans(row).map(([from, to]) => ({ x: from * unit, y: y * unit, width: (to - from) * unit, height: unit })),
  );
}

function darkSpans(row: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  const spans: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = spans.at(-1);
    if (!isDark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else spans.push([x, x + 1]);
  });
  return spans;
}

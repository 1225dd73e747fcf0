/** The page numbers to link: first, last and those around the current one; `undefined` stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | undefined)[] {
  const around = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(around)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1] ?? 0;
    // A gap of one page takes as much space as its number.
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [undefined, n] : [n];
  });
}

import type { CrimeType } from "@sb/contracts/codes.ts";
import type { CrimeCounts } from "@sb/contracts/report/model.ts";

/** Most frequent first; types without a report are left out. */
export function crimeTypeCounts(counts: CrimeCounts = {}): { crimeType: CrimeType; count: number }[] {
  const pairs = Object.entries(counts) as [CrimeType, number][];
  return pairs.map(([crimeType, count]) => ({ crimeType, count })).sort((a, b) => b.count - a.count);
}

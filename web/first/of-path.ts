/** What a table by path has for this one; under `/report/history/*` stand all paths right beneath. */
export const ofPath = <Value>(table: Readonly<Record<string, Value>>, path: string): Value | undefined =>
  table[path] ?? table[path.replace(/[^/]*$/, "*")];

/** Looks a path up in a table; `/report/history/*` matches paths one level below. */
export const ofPath = <Value>(table: Readonly<Record<string, Value>>, path: string): Value | undefined =>
  table[path] ?? table[path.replace(/[^/]*$/, "*")];

// Filters as Meilisearch reads them, as far as the adapter asks: `=`, `IN`, `STARTS WITH`, NOT, AND, OR and parentheses.

export type StandInDoc = Readonly<Record<string, unknown>>;
export type Holds = (doc: StandInDoc) => boolean;
type Reader = { readonly parts: readonly string[]; at: number };

const PART = /\(|\)|\[|\]|,|=|"[^"]*"|[\w-]+/g;

/** Throws SyntaxError where the filter is none, or names a field that is not to be filtered by. */
export function readFilter(filter: string, fields: ReadonlySet<string>): Holds {
  const reader = { parts: filter.match(PART) ?? [], at: 0 };
  const holds = readOr(reader, fields);
  if (reader.at < reader.parts.length) throw new SyntaxError("invalid_search_filter");
  return holds;
}

function readOr(reader: Reader, fields: ReadonlySet<string>): Holds {
  const any = [readAnd(reader, fields)];
  while (takes(reader, "OR")) any.push(readAnd(reader, fields));
  return (doc) => any.some((holds) => holds(doc));
}

function readAnd(reader: Reader, fields: ReadonlySet<string>): Holds {
  const all = [readNot(reader, fields)];
  while (takes(reader, "AND")) all.push(readNot(reader, fields));
  return (doc) => all.every((holds) => holds(doc));
}

function readNot(reader: Reader, fields: ReadonlySet<string>): Holds {
  if (takes(reader, "NOT")) {
    const holds = readNot(reader, fields);
    return (doc) => !holds(doc);
  }
  if (!takes(reader, "(")) return readCondition(reader, fields);
  const holds = readOr(reader, fields);
  need(reader, ")");
  return holds;
}

function readCondition(reader: Reader, fields: ReadonlySet<string>): Holds {
  const field = next(reader);
  if (!fields.has(field)) throw new SyntaxError("invalid_search_filter");
  if (takes(reader, "=")) {
    const value = valueIn(next(reader));
    return (doc) => valuesOf(doc, field).has(value);
  }
  if (takes(reader, "STARTS")) {
    need(reader, "WITH");
    const start = valueIn(next(reader));
    return (doc) => [...valuesOf(doc, field)].some((value) => value.startsWith(start));
  }
  need(reader, "IN");
  const values = readList(reader);
  return (doc) => values.some((value) => valuesOf(doc, field).has(value));
}

/** The real server takes five seconds to read ten thousand values, and does not answer in time where a batch names more. */
const MOST_VALUES = 2_000;

function readList(reader: Reader): string[] {
  const values: string[] = [];
  need(reader, "[");
  while (!takes(reader, "]")) {
    values.push(valueIn(next(reader)));
    takes(reader, ",");
  }
  if (values.length > MOST_VALUES) throw new SyntaxError("too_many_values");
  return values;
}

function next(reader: Reader): string {
  const part = reader.parts[reader.at];
  if (part === undefined) throw new SyntaxError("invalid_search_filter");
  reader.at += 1;
  return part;
}

function takes(reader: Reader, part: string): boolean {
  if (reader.parts[reader.at] !== part) return false;
  reader.at += 1;
  return true;
}

function need(reader: Reader, part: string): void {
  if (!takes(reader, part)) throw new SyntaxError("invalid_search_filter");
}

const valueIn = (part: string): string => folded(part.replaceAll('"', ""));

/** Values are compared without case, accents and spaces around, and only as far as their first bytes. */
const BYTES_COMPARED = 468;
const folded = (value: string): string =>
  value.trim().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, BYTES_COMPARED);

/** Made once for each version of a document, which is another object. */
const known = new WeakMap<StandInDoc, Map<string, ReadonlySet<string>>>();

function valuesOf(doc: StandInDoc, field: string): ReadonlySet<string> {
  const fields = known.get(doc) ?? new Map<string, ReadonlySet<string>>();
  known.set(doc, fields);
  const values = fields.get(field) ?? new Set([doc[field] ?? []].flat().map((value) => folded(String(value))));
  fields.set(field, values);
  return values;
}

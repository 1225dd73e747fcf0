// Imports JSON lines in parallel, so that they share durable commits. Every line is accounted for.
import { createInterface } from "node:readline";
import { isRefused } from "@sb/contracts/refused.ts";
import { ImportEntry } from "@sb/contracts/report/import.ts";

export type Tally = {
  readonly lines: number;
  readonly taken: number;
  /** Imported by an earlier run, or by an identical earlier line. */
  readonly repeated: number;
  readonly refused: number;
};

export type RefusedLine = {
  /** Counts from 1. */
  readonly line: number;
  readonly reason: string;
};

export type ImportHooks = {
  /** Rejects with Refused where an entry is not valid; any other rejection ends the import. */
  readonly take: (entry: ImportEntry) => Promise<{ readonly repeated: boolean }>;
  readonly onProgress: (tally: Tally) => void;
  readonly onRefused: (refused: RefusedLine) => void;
};

const UNDER_WAY = 256;

/** Skips blank lines. Refusals are reported in any order. */
export async function importLines(input: NodeJS.ReadableStream, hooks: ImportHooks): Promise<Tally> {
  const tally = { lines: 0, taken: 0, repeated: 0, refused: 0 };
  const underWay = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === "") continue;
    const work = takeLine(text, line, hooks, tally)
      .catch((error: unknown) => failures.push(error))
      .finally(() => underWay.delete(work));
    underWay.add(work);
    if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    if (failures.length > 0) break;
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  return tally;
}

type Counting = { -readonly [K in keyof Tally]: Tally[K] };

async function takeLine(text: string, line: number, hooks: ImportHooks, tally: Counting): Promise<void> {
  const outcome = await attempt(text, hooks.take);
  tally.lines += 1;
  if (typeof outcome === "object") {
    tally.refused += 1;
    hooks.onRefused({ line, reason: outcome.reason });
  } else {
    tally[outcome] += 1;
  }
  hooks.onProgress(tally);
}

async function attempt(
  text: string,
  take: ImportHooks["take"],
): Promise<"taken" | "repeated" | { readonly reason: string }> {
  const entry = readEntry(text);
  if ("reason" in entry) return entry;
  try {
    return (await take(entry.entry)).repeated ? "repeated" : "taken";
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { reason: [error.code, ...error.fields.map((field) => field.path)].join(" ") };
  }
}

/** The reason names fields, never values: a list may contain what must not enter a log. */
function readEntry(text: string): { readonly entry: ImportEntry } | { readonly reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: "not JSON" };
  }
  const parsed = ImportEntry.safeParse(json);
  if (parsed.success) return { entry: parsed.data };
  const fields = parsed.error.issues.map((issue) => issue.path.join(".") || "(the line)");
  return { reason: `not an entry: ${[...new Set(fields)].join(", ")}` };
}

// The command-line options.
import { parseArgs } from "node:util";
import type { LoadAsked } from "./context.ts";
import { PART_NAMES, type PartName } from "./parts.ts";

export type Options = {
  readonly quick: boolean;
  /** A missed budget makes the exit code 1. */
  readonly strict: boolean;
  readonly parts: readonly PartName[];
  readonly load: LoadAsked;
  /** The data folder that parts share holds so many reports. */
  readonly reports?: number | undefined;
};

/** Parses `--quick`, `--strict`, `--only filing,reads` and, for the part `load`, `--seconds 600` and `--rate 50`; `--reports 1000000` for a larger data folder. Throws with one clear line. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean" },
      strict: { type: "boolean" },
      only: { type: "string" },
      seconds: { type: "string" },
      rate: { type: "string" },
      reports: { type: "string" },
    },
  });
  const { quick = false, strict = false, only } = values;
  const asked = only === undefined ? PART_NAMES : only.split(",");
  const unknown = asked.find((name) => !PART_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": it is one of ${PART_NAMES.join(", ")}`);
  const load = { seconds: positive("seconds", values.seconds), rate: positive("rate", values.rate) };
  const reports = positive("reports", values.reports);
  return { quick, strict, parts: PART_NAMES.filter((name) => asked.includes(name)), load, reports };
}

function positive(name: string, text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : Number(text);
  if (value !== undefined && !(value > 0 && Number.isFinite(value)))
    throw new Error(`--${name} takes a number above 0`);
  return value;
}

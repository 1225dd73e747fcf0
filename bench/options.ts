// The command-line options.
import { parseArgs } from "node:util";
import { PART_NAMES, type PartName } from "./parts.ts";

export type Options = {
  readonly quick: boolean;
  /** A missed budget makes the exit code 1. */
  readonly strict: boolean;
  readonly parts: readonly PartName[];
};

/** Parses `--quick`, `--strict` and `--only filing,reads`. Throws with one clear line. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: "boolean" }, strict: { type: "boolean" }, only: { type: "string" } },
  });
  const { quick = false, strict = false, only } = values;
  const asked = only === undefined ? PART_NAMES : only.split(",");
  const unknown = asked.find((name) => !PART_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": it is one of ${PART_NAMES.join(", ")}`);
  return { quick, strict, parts: PART_NAMES.filter((name) => asked.includes(name)) };
}

// The report of one run of schemathesis.
import * as z from "zod";

const Report = z.object({
  complete: z.boolean(),
  exit_code: z.int(),
  running_time: z.number(),
  test_cases: z.object({ generated: z.int(), with_failures: z.int(), errored: z.int() }),
  failures: z.array(z.object({ title: z.string(), operations: z.array(z.string()) })),
});

export type Result = {
  readonly cases: number;
  readonly seconds: number;
  /** The faults found, in one line each; empty if all is well. */
  readonly wrong: readonly string[];
};

/** Throws if it is not a report. `atLeast` says how many cases are to be there. */
export function resultOf(report: unknown, atLeast: number): Result {
  const { complete, exit_code, running_time, test_cases, failures } = Report.parse(report);
  const cases = test_cases.generated;
  const wrong = failures.map(({ title, operations }) => `${title}: ${operations.join(", ")}`);
  if (!complete || test_cases.errored > 0) wrong.push("the run did not come to its end");
  if (cases < atLeast) wrong.push(`${cases} cases are fewer than ${atLeast}: raise the examples for each operation`);
  if (exit_code !== 0 && wrong.length === 0) wrong.push(`schemathesis ended with ${exit_code}`);
  return { cases, seconds: running_time, wrong };
}

// One row of the bench's table.

export type Row = {
  readonly what: string;
  readonly measured: string;
  /** Empty where there is no budget. */
  readonly budget: string;
  /** Whether the budget is kept; undefined where there is none. A figure that could not be measured misses its budget. */
  readonly ok: boolean | undefined;
};

/** A figure without a budget. */
export function note(what: string, measured: string): Row {
  return { what, measured, budget: "", ok: undefined };
}

export function atLeast(what: string, value: number, budget: number, show: (value: number) => string): Row {
  return { what, measured: show(value), budget: `≥ ${show(budget)}`, ok: value >= budget };
}

export function atMost(what: string, value: number, budget: number, show: (value: number) => string): Row {
  return { what, measured: show(value), budget: `≤ ${show(budget)}`, ok: value <= budget };
}

/** A failed measurement is a row too, never left out. */
export function notMeasured(what: string, error: unknown): Row {
  const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return { what, measured: `not measured: ${reason}`, budget: "", ok: false };
}

export const count = (value: number): string => Math.round(value).toLocaleString("en-US");
export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;

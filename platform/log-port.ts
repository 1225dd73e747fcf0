// The logging interface for everything below deploy/; platform/log.ts implements it. Ids, codes, counts and times only: no personal data.
export type LogFields = Readonly<Record<string, unknown>>;

export type Log = {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

/**
 * What may be logged of an error: its name and stack frames. Not its message, because the message of a parse error quotes
 * its input.
 */
export function errorFacts(error: unknown): { readonly error: string; readonly code?: string; readonly at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    error: error.name,
    ...code,
    ...(frames.length > 0
      ? {
          at: frames
            .slice(0, 5)
            .map((f) => f.trim())
            .join(" < "),
        }
      : {}),
  };
}

// What the parts below deploy/ log with; platform/log.ts has it. Ids, codes, counts and times only: no personal data.
export type LogFields = Readonly<Record<string, unknown>>;

export type Log = {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

/**
 * What a log may tell of an error. Not its message: that of a parse error quotes what it could not parse. The frames
 * say where it happened.
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

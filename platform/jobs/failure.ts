// A failed try is kept as a code, never as its message, which may quote what people wrote.

const CODE = /^[A-Za-z0-9_.-]{1,60}$/;

/** The error's `code`, or else its name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  const code = "code" in error ? error.code : undefined;
  return [code, error.name].find((text): text is string => typeof text === "string" && CODE.test(text)) ?? "UNKNOWN";
}

export type Later = { readonly waitMs: number; readonly code: string | undefined };

/** In how many milliseconds to run it again, and why; undefined where it has failed. */
export function putOffBy(error: unknown): Later | undefined {
  if (!(error instanceof Error && "code" in error && error.code === "PUT_OFF" && "waitMs" in error)) return undefined;
  const reason = "reason" in error ? error.reason : undefined;
  return {
    waitMs: Math.max(0, Number(error.waitMs)),
    code: typeof reason === "string" && CODE.test(reason) ? reason : undefined,
  };
}

/** Recognised by shape, so that two copies of the port never disagree. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error && "isPermanent" in error && error.isPermanent === true;

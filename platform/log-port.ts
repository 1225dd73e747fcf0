// The logging interface for everything below deploy/; platform/log.ts implements it. Ids, codes, counts and times only: no personal data.
import { fileURLToPath } from "node:url";

export type LogFields = Readonly<Record<string, unknown>>;

export type Log = {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

type ErrorFacts = {
  readonly error: string;
  readonly code?: string;
  readonly message?: string;
  readonly at?: string;
};

/** The project's folder, as it stands in stack frames. */
const OWN = fileURLToPath(new URL("..", import.meta.url));
/** Errors of libraries and of the schemas quote their input. */
const PLAIN: ReadonlySet<string> = new Set(["Error", "TypeError", "RangeError"]);
const FRAMES = 5;
const MESSAGE_CHARS = 120;

/**
 * Facts of an error that may be logged: its name, code and stack frames, and the constant words of its message where this
 * project threw it. The messages of others quote what they were given: that of a parse error is its input.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").flatMap((line) => /^\s*(at .*)$/.exec(line)?.[1] ?? []);
  const message = isOwn(error, frames[0]) ? constantWords(error.message) : "";
  return {
    error: error.name,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(message !== "" && { message }),
    ...(frames.length > 0 && { at: frames.slice(0, FRAMES).join(" < ") }),
  };
}

const isOwn = ({ name }: Error, thrownAt = ""): boolean =>
  PLAIN.has(name) && thrownAt.includes(OWN) && !thrownAt.includes("node_modules");

/** Values stand after a colon, in quotes or in brackets. */
const constantWords = (message: string): string =>
  (/^(?:(?!: )[^\n"'`({[])*/.exec(message)?.[0] ?? "").trim().slice(0, MESSAGE_CHARS);

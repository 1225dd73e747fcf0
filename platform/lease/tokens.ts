// Tokens that only grow. A token is the time in milliseconds, or one more than the last where the clock is not beyond that:
// a lost file, or a clock that was put back, is not enough to give one twice.
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Token } from "./port.ts";

/** Answers with the next token, once it is on disk. */
export function openTokens(file: string, now: () => number): () => Token {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let last = readLast(file);
  return () => {
    last = Math.max(last + 1, now());
    store(file, last);
    return last;
  };
}

/** 0 where there is no file, or nothing to be read in it: the clock decides then. */
function readLast(file: string): Token {
  try {
    const last = Number(readFileSync(file, "utf8"));
    return Number.isSafeInteger(last) && last > 0 ? last : 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}

/** A crash leaves the old token or the new one. */
function store(file: string, token: Token): void {
  const aside = `${file}~`;
  const descriptor = openSync(aside, "w", 0o600);
  try {
    writeSync(descriptor, `${token}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(aside, file);
}

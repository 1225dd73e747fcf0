// The logger. Never pass it personal data: ids, codes, counts and times only.
import pino from "pino";
import type { Config } from "./config/config.ts";

export type Logger = pino.Logger;

export function createLogger(level: Config["logLevel"]): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

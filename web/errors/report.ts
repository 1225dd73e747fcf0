// Errors go to an error-reporting service where one is configured; its code is loaded for the first of them.
import { readConfig } from "../app/config.ts";

/** Never throws, never waits. */
export function report(error: unknown): void {
  const { sentryDsn } = readConfig();
  if (sentryDsn) void import("./sentry.ts").then(({ send }) => send(error, sentryDsn));
}

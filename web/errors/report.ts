// Sends errors to the error-reporting service, if configured; its SDK is loaded with the first error.
import { readConfig } from "../api/config.ts";

const TRACE_SHARE = 0.1;
/** One visit in ten is traced; decided at start. */
const isTraced = Math.random() < TRACE_SHARE;

/** Never throws and returns at once. */
export function report(error: unknown): void {
  const { sentryDsn } = readConfig();
  // If even this chunk can't be loaded, there is nowhere to report to.
  if (sentryDsn) import("./sentry.ts").then(({ send }) => send(error, { dsn: sentryDsn, isTraced })).catch(() => {});
}

/** Call it once, at start: reports uncaught errors, and starts tracing for sampled visits. */
export function watchForReports(): void {
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  const { sentryDsn } = readConfig();
  if (!sentryDsn || !isTraced) return;
  const trace = () => void import("./sentry.ts").then(({ start }) => start({ dsn: sentryDsn, isTraced }));
  addEventListener("load", trace, { once: true });
}

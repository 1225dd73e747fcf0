// Errors go to an error-reporting service where one is configured; its code is loaded for the first of them.
import { readConfig } from "../api/config.ts";

const TRACE_SHARE = 0.1;
/** One visit in ten is traced: decided once, when the app starts. */
const isTraced = Math.random() < TRACE_SHARE;

/** Never throws, never waits. */
export function report(error: unknown): void {
  const { sentryDsn } = readConfig();
  // Where not even this code can be had, there is nobody to tell.
  if (sentryDsn) import("./sentry.ts").then(({ send }) => send(error, { dsn: sentryDsn, isTraced })).catch(() => {});
}

/** Once, at the start: what nobody catches is reported too, and a visit that is traced begins its trace. */
export function watchForReports(): void {
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  const { sentryDsn } = readConfig();
  if (!sentryDsn || !isTraced) return;
  const trace = () => void import("./sentry.ts").then(({ start }) => start({ dsn: sentryDsn, isTraced }));
  addEventListener("load", trace, { once: true });
}

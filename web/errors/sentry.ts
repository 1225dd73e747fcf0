// The error-reporting service: what is sent says where it broke, never who was there or what they wrote.
import {
  BrowserClient,
  browserTracingIntegration,
  captureException,
  defaultStackParser,
  getCurrentScope,
  makeFetchTransport,
} from "@sentry/react";
import { scrub } from "./scrub.ts";

const TRACE_SHARE = 0.1;
let started = false;

function start(dsn: string): void {
  if (started) return;
  started = true;
  const client = new BrowserClient({
    dsn,
    tracesSampleRate: TRACE_SHARE,
    integrations: [browserTracingIntegration()],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: scrub,
    beforeSendTransaction: scrub,
    beforeBreadcrumb: () => null,
  });
  getCurrentScope().setClient(client);
  client.init();
}

export function send(error: unknown, dsn: string): void {
  start(dsn);
  captureException(error);
}

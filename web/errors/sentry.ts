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

type Settings = { readonly dsn: string; readonly isTraced: boolean };

let started = false;

export function start({ dsn, isTraced }: Settings): void {
  if (started) return;
  started = true;
  const client = new BrowserClient({
    dsn,
    // Which visits are traced is decided before this code is loaded.
    tracesSampleRate: isTraced ? 1 : 0,
    integrations: isTraced ? [browserTracingIntegration()] : [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: scrub,
    beforeSendTransaction: scrub,
    beforeBreadcrumb: () => null,
  });
  getCurrentScope().setClient(client);
  client.init();
}

export function send(error: unknown, settings: Settings): void {
  start(settings);
  captureException(error);
}

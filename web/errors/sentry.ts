// The error-reporting SDK. Reports say where an error happened, never who the user was or what they typed.
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
    // Sampling was decided before this chunk loaded.
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

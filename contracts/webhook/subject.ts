// The webhook subject in one place (../subject.ts says what that is): public reports sent to addresses that people name.
import * as z from "zod";
import { defineStream, defineSubject } from "../subject.ts";
import { webhookCallEvents, webhookEvents } from "./events.ts";
import { WebhookSend, WebhookTest, WebhookWake } from "./jobs.ts";
import { WEBHOOK_MODEL } from "./model.ts";
import { webhookRemote } from "./remote.ts";
import { webhookRoutes } from "./routes.ts";
import { webhookExamples } from "./stored-examples.ts";

/** Ids are `webhookHolderId`s. It travels: workers do what people ask of their webhooks. */
export const webhookStream = defineStream("webhook", z.string().min(1).max(120), webhookEvents, { travels: true });
/** One for each message: `webhookCallId` and `webhookTestId`. */
export const webhookCallStream = defineStream("webhookcall", z.string().min(1).max(120), webhookCallEvents);

export const webhookCallId = (webhookId: string, run: number, from: number): string => `${webhookId}~${run}~${from}`;
/** `eventId`: of the event that asks for the test. */
export const webhookTestId = (webhookId: string, eventId: string): string => `${webhookId}~${eventId}`;

export const webhookSubject = defineSubject({
  name: "webhook",
  routes: webhookRoutes,
  remote: webhookRemote,
  examples: webhookExamples,
  streams: [webhookStream, webhookCallStream],
  models: [WEBHOOK_MODEL],
  groups: { command: ["webhook-follow-up"], workers: ["webhook-asks", "webhook-wakes"] },
  jobs: [WebhookSend, WebhookTest, WebhookWake],
});

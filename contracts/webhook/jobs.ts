// The jobs of people's webhooks (../job.ts).
import * as z from "zod";
import { MinPosition } from "../http.ts";
import { defineJob } from "../job.ts";

const id = z.string().min(1).max(64);

/** Finds the webhooks that want to know of a report's change. Its id is that of the event. */
export const WebhookWake = defineJob(
  "webhook-wake",
  z.object({
    dclrSeq: z.int().positive(),
    /** Read models that have come so far know the change, and all webhooks from before. */
    position: MinPosition,
  }),
);

/** Tells a webhook the next that it was not told yet. Nothing where a later run has begun. */
export const WebhookSend = defineJob("webhook-send", z.object({ webhookId: id, run: z.int().nonnegative() }));

/** Sends a message without a report. */
export const WebhookTest = defineJob("webhook-test", z.object({ webhookId: id, eventId: id }));

// A webhook's document after each event of its holder.
import type { WebhookEvent } from "@sb/contracts/webhook/events.ts";
import type { WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

type Changing = Exclude<Stored<WebhookEvent>, { readonly type: "WebhookEnded" }>;

/** The order in which reports are shared counts microseconds (contracts/sharing/model.ts). */
const microsOf = (at: string): number => Date.parse(at) * 1_000;

/** Undefined where it has ended. */
export function docAfter(event: Changing, before: WebhookDoc | undefined): WebhookDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "WebhookRegistered") {
    const { data } = event;
    return { ...data, registeredAt: meta.at, run: revision, upTo: microsOf(meta.at), revision };
  }
  if (!before) return undefined;
  const { stopped, failedAt: _, ...rest } = before;
  const again = { ...rest, run: revision, revision };
  switch (event.type) {
    case "WebhookStopped":
      return { ...before, stopped: { at: meta.at, because: event.data.because }, revision };
    case "WebhookResumed":
      return again;
    case "WebhookReplayAsked":
      return { ...again, ...(stopped && { stopped }), upTo: microsOf(event.data.since) };
    case "WebhookTestAsked":
      return { ...before, revision };
    default:
      throw unknownEvent(event);
  }
}

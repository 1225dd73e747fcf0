// The rules of one message to a webhook: the first try settles what it tells of, and once it was taken it is over.
import {
  type WebhookCallEvent,
  type WebhookOutcome,
  type WebhookStretch,
  webhookCallEvents,
} from "@sb/contracts/webhook/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type WebhookCallState = {
  /** Where the stretch ends; absent before the first try. */
  readonly upTo?: number;
  readonly isOver: boolean;
};

export type WebhookCallCommand =
  | ({ readonly type: "Call"; readonly reports: number } & WebhookStretch & WebhookOutcome)
  | ({ readonly type: "Pass" } & WebhookStretch)
  | ({ readonly type: "Test"; readonly webhookId: string } & WebhookOutcome);

export const webhookCallDecider: Decider<WebhookCallCommand, WebhookCallEvent, WebhookCallState> = {
  events: webhookCallEvents,
  initialState: { isOver: false },
  evolve,
  decide: (command, { isOver }) => (isOver ? [] : [eventOf(command)]),
};

function evolve(state: WebhookCallState, event: WebhookCallEvent): WebhookCallState {
  switch (event.type) {
    case "WebhookCalled":
      return { upTo: state.upTo ?? event.data.upTo, isOver: event.data.code === undefined };
    case "WebhookPassed":
      return { upTo: event.data.upTo, isOver: true };
    case "WebhookTested":
      return { isOver: true };
    default:
      throw unknownEvent(event);
  }
}

function eventOf(command: WebhookCallCommand): WebhookCallEvent {
  switch (command.type) {
    case "Call": {
      const { type: _, ...data } = command;
      return { type: "WebhookCalled", version: 1, data };
    }
    case "Pass": {
      const { type: _, ...data } = command;
      return { type: "WebhookPassed", version: 1, data };
    }
    case "Test": {
      const { type: _, ...data } = command;
      return { type: "WebhookTested", version: 1, data };
    }
    default:
      return command satisfies never;
  }
}

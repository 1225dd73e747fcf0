import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { type WebhookCallCommand, webhookCallDecider } from "./call-decider.ts";

const stretch = { webhookId: "a", run: 0, from: 10, upTo: 20 };
const call = { messageId: "msg", tookMs: 1 };
const taken: WebhookCallCommand = { type: "Call", ...stretch, call, reports: 2 };
const failed: WebhookCallCommand = { ...taken, code: "STATUS" };

const after = (...commands: readonly WebhookCallCommand[]) =>
  commands.reduce((state, command) => {
    return webhookCallDecider.decide(command, state).reduce(webhookCallDecider.evolve, state);
  }, webhookCallDecider.initialState);

test("the first try settles what a message tells of; a later one of another process changes nothing of it", () => {
  expect(after(failed)).toEqual({ upTo: 20, isOver: false });
  expect(after(failed, { ...failed, upTo: 30 })).toEqual({ upTo: 20, isOver: false });
  expect(after(failed, { ...taken, upTo: 30 })).toEqual({ upTo: 20, isOver: true });
});

test("once it was taken, passed over or tested it is over", () => {
  expect(after(taken)).toEqual({ upTo: 20, isOver: true });
  expect(after({ type: "Pass", ...stretch })).toEqual({ upTo: 20, isOver: true });
  const { data } = webhookCallDecider.decide(taken, webhookCallDecider.initialState)[0] ?? {};
  given(webhookCallDecider, { type: "WebhookCalled", version: 1, data: data as never })
    .when(failed)
    .expectEvents();
  const test = { type: "Test", webhookId: "a", call } as const;
  expect(webhookCallDecider.decide(test, after(test))).toEqual([]);
});

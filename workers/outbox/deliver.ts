// Delivers what is outstanding: one message after the other is called, and its outcome recorded as an event. Agencies' and
// people's webhooks share it; each says what is outstanding, in which order, and what an outcome means (docs/decisions/0097).
import type { KeyObject } from "node:crypto";
import type { DeliveryFailure } from "@sb/contracts/codes.ts";
import type { DeliveryCall } from "@sb/contracts/delivery/events.ts";
import type { JobKind } from "@sb/contracts/job.ts";
import { STIX_MEDIA_TYPE, stixBundle } from "@sb/knowledge/stix/bundle.ts";
import type { Tlp } from "@sb/knowledge/stix/shared-report.ts";
import { jittered } from "@sb/platform/back-off.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { type JobRun, type JobWorker, PutOff } from "@sb/platform/jobs/port.ts";
import { traced } from "@sb/platform/telemetry/trace.ts";
import { callWebhook, LONGEST_WAIT_MS } from "@sb/platform/webhook/call.ts";
import * as z from "zod";
import { defineHandler } from "../runtime/define-handler.ts";
import { type Bulkhead, inPlace } from "./bulkhead.ts";

export type CallDeps = {
  readonly webhookNetwork: Network;
  /** With it, messages have an Ed25519 signature too. */
  readonly webhookSigningKey?: KeyObject | undefined;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export type DeliverDeps = CallDeps & {
  /** Waits between tries, milliseconds: the first is that after the first failure. */
  readonly webhookRetriesMs: readonly number[];
};

/** Where messages go. `secrets`: all that are in force. */
export type Webhook = { readonly url: string; readonly secrets: readonly string[] };

/** `code` is absent where the webhook took it. `givenUp`: it took it in none of the tries. */
export type Attempt = { readonly call: DeliveryCall; readonly code?: DeliveryFailure; readonly givenUp?: true };

export type Message = {
  /** Whom it is for. */
  readonly receiver: string;
  /** The header `webhook-id`: the same on every repeat. */
  readonly messageId: string;
  /** Undefined where nobody is called: the receiver finds it in its inbox. */
  readonly webhook: Webhook | undefined;
  readonly body: () => string | Promise<string>;
  /** The correlation id of the event that it tells of, where that is one. */
  readonly correlationId?: string;
  /** Records how it went as an event. `attempt` is absent where nobody was called. */
  readonly record: (attempt?: Attempt) => Promise<void>;
  /** The webhook answered that it is gone: nothing is sent there until it is resumed. */
  readonly gone: () => Promise<void>;
  /** Stops a webhook that took the message in none of its tries. Without it, its job is parked for an operator. */
  readonly failing?: () => Promise<void>;
};

export type Delivery<Payload> = {
  readonly job: JobKind<Payload>;
  /** Runs what must not overtake each other one by one. */
  readonly inOrder: (payload: Payload, task: () => Promise<void>) => Promise<void>;
  /** For receivers that are told several things at once: places for each. */
  readonly bulkhead?: Bulkhead;
  /** In order. It goes on only after the message before was taken. */
  readonly outstanding: (run: Run<Payload>) => AsyncIterable<Message>;
};

type Run<Payload> = JobRun & { readonly payload: Payload };

/** Over all receivers of a kind; each has few of them. */
const CONCURRENCY = 32;
/** Renewed while a request is under way: what a killed process was sending is sent again after that. */
const LEASE_MS = 10_000;

/** `msg_` and what makes it one of a kind: the receiver, and what it is told. */
export const messageIdOf = (...parts: readonly (string | number)[]): string => ["msg", ...parts].join("_");

export function deliveryHandler<Payload>(deps: DeliverDeps, delivery: Delivery<Payload>): JobWorker {
  const { job, inOrder, outstanding, bulkhead } = delivery;
  const waits = deps.webhookRetriesMs;
  return defineHandler({
    job,
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    tries: waits.length + 1,
    backOff: retryTable(waits),
    async handle(run) {
      heedReceiver(run);
      await inOrder(run.payload, async () => {
        for await (const message of outstanding(run)) {
          run.signal.throwIfAborted();
          if (!(await inTrace(`job ${job.kind}`, message, () => deliver({ ...deps, bulkhead }, message, run)))) return;
        }
      });
    },
  });
}

/** So many milliseconds after each failure, and up to a tenth more. */
function retryTable(waits: readonly number[]): (failures: number) => number {
  const extra = jittered((failures) => (waits[failures - 1] ?? 0) / 10);
  return (failures) => (waits[failures - 1] ?? 0) + extra(failures);
}

const inTrace = <Result>(
  name: string,
  { correlationId }: Pick<Message, "correlationId">,
  work: () => Promise<Result>,
): Promise<Result> => (correlationId === undefined ? work() : traced({ name, correlationId }, work));

type InPlaceDeps = DeliverDeps & { readonly bulkhead: Bulkhead | undefined };

/** False where its answer stopped the webhook. Throws PutOff, and WebhookFailed where it is to be tried again. */
async function deliver(deps: InPlaceDeps, message: Message, run: JobRun): Promise<boolean> {
  if (!message.webhook) {
    await message.record();
    return true;
  }
  const { waitMs, ...attempt } = await callInPlace(deps, message, message.webhook, run.signal);
  const { code } = attempt;
  const givenUp = code !== undefined && code !== "GONE" && run.failures >= deps.webhookRetriesMs.length;
  await message.record({ ...attempt, ...(givenUp && { givenUp }) });
  if (code === undefined) return true;
  const stop = code === "GONE" ? message.gone : givenUp ? message.failing : undefined;
  if (!stop) {
    if (waitMs !== undefined) await run.report({ notBefore: Date.now() + waitMs } satisfies Progress);
    throw new WebhookFailed(code);
  }
  await stop();
  return false;
}

/** The message is tried again. Its code is all that the job's history keeps. */
class WebhookFailed extends Error {
  override readonly name = "WebhookFailed";
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Until when the receiver asks to be left alone (`Retry-After`). Milliseconds since 1970. */
const Progress = z.object({ notBefore: z.number() });
type Progress = z.output<typeof Progress>;

/** Throws PutOff until the receiver may be asked again: no try is lost by that. */
function heedReceiver({ progress }: JobRun): void {
  const asked = Progress.safeParse(progress);
  const leftMs = asked.success ? asked.data.notBefore - Date.now() : 0;
  // More than it can be, where the clock was put back.
  if (leftMs > 0 && leftMs <= LONGEST_WAIT_MS) throw new PutOff(leftMs, "RETRY_AFTER");
}

async function callInPlace(
  deps: InPlaceDeps,
  message: Message,
  webhook: Webhook,
  signal: AbortSignal,
): Promise<Called> {
  const call = async () => {
    const sending = { id: message.messageId, body: await message.body(), signal };
    return inTrace("webhook", message, () => callReceiver(deps, webhook, sending));
  };
  return deps.bulkhead ? inPlace(deps.bulkhead, message.receiver, call) : call();
}

type Sending = { readonly id: string; readonly body: string; readonly signal: AbortSignal };
/** `waitMs`: for how long the receiver asks to be left alone. */
type Called = Attempt & { readonly waitMs?: number };

/** Once. Throws only where `signal` is aborted: what goes wrong at the receiver is in the result. */
async function callReceiver(
  { webhookNetwork, webhookSigningKey: signingKey, clock }: CallDeps,
  webhook: Webhook,
  sending: Sending,
): Promise<Called> {
  const timestamp = Math.floor(Date.parse(clock()) / 1_000);
  const message = { ...webhook, ...sending, timestamp, signingKey, mediaType: STIX_MEDIA_TYPE };
  const { failure, waitMs, ...call } = await callWebhook(message, webhookNetwork);
  const attempt = { call: { messageId: sending.id, ...call }, ...(failure && { code: failure }) };
  return { ...attempt, ...(waitMs !== undefined && { waitMs }) };
}

type TestMessage = { readonly messageId: string; readonly webhook: Webhook; readonly tlp: Tlp };

type Test<Payload> = {
  readonly job: JobKind<Payload>;
  /** Undefined where there is no webhook that takes messages. */
  readonly find: (payload: Payload) => Promise<TestMessage | undefined>;
  readonly record: (run: Run<Payload>, attempt: Attempt) => Promise<void>;
};

/** Sends a message without a report. Tried once: its outcome is what was asked for. */
export const testHandler = <Payload>(deps: CallDeps, { job, find, record }: Test<Payload>): JobWorker =>
  defineHandler({
    job,
    concurrency: 4,
    async handle(run) {
      const found = await find(run.payload);
      if (!found) return;
      const { messageId: id, webhook, tlp } = found;
      const body = JSON.stringify(stixBundle([], tlp));
      const { waitMs: _, ...attempt } = await callReceiver(deps, webhook, { id, body, signal: run.signal });
      await record(run, attempt);
    },
  });

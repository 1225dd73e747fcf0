// Signs a message and calls an agency's webhook with it, once.
import type { KeyObject } from "node:crypto";
import type { DeliveryFailure } from "@sb/contracts/codes.ts";
import type { DeliveryCall } from "@sb/contracts/delivery/events.ts";
import { STIX_MEDIA_TYPE } from "@sb/knowledge/stix/bundle.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { callWebhook } from "@sb/platform/webhook/call.ts";
import { webhookHeaders } from "@sb/platform/webhook/signatures.ts";
import type { Receiver } from "./receivers.ts";

export type CallDeps = {
  readonly webhookNetwork: Network;
  /** With it, messages have an Ed25519 signature too. */
  readonly webhookSigningKey?: KeyObject | undefined;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

/** `waitMs`: for how long the receiver asks to be left alone. */
export type Called = { readonly call: DeliveryCall; readonly code?: DeliveryFailure; readonly waitMs?: number };

type Sending = { readonly id: string; readonly body: string; readonly signal: AbortSignal };

/** Throws only where `signal` is aborted: what goes wrong at the receiver is in the result. */
export async function callReceiver(
  { webhookNetwork, webhookSigningKey, clock }: CallDeps,
  { url, secrets }: NonNullable<Receiver["webhook"]>,
  { id, body, signal }: Sending,
): Promise<Called> {
  const timestamp = Math.floor(Date.parse(clock()) / 1_000);
  const headers = webhookHeaders({ id, timestamp, body }, secrets, webhookSigningKey);
  const called = await callWebhook({ url, headers, mediaType: STIX_MEDIA_TYPE, body, signal }, webhookNetwork);
  const { failure, tookMs, httpStatus, waitMs } = called;
  const call = { messageId: id, tookMs, ...(httpStatus !== undefined && { httpStatus }) };
  return { call, ...(failure && { code: failure }), ...(waitMs !== undefined && { waitMs }) };
}

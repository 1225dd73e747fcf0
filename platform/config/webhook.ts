// Settings of webhooks: those of agencies, and those that people register.
import type { KeyObject } from "node:crypto";
import * as z from "zod";
import { publicKeyText, readSigningKey } from "../webhook/signing-key.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Standard Webhooks' table: the waits after each failed try. */
const RETRIES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export type WebhookConfig = {
  /** Waits after each failed try, milliseconds. */
  readonly retriesMs: readonly number[];
  /** Origins (`http://10.0.0.7:8000`) that may be asked although they are not public, without https. */
  readonly privateOrigins: readonly string[];
  /** The same for webhooks that anybody may register. */
  readonly memberOrigins: readonly string[];
  /** With it, messages have an Ed25519 signature (`v1a`) too. */
  readonly signingKey: KeyObject | undefined;
  /** The signing key's other half as it is published: `whpk_…`. */
  readonly publicKey: string | undefined;
};

/** Seconds, with commas. */
const Retries = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?(,\d{1,6}(\.\d{1,3})?){0,19}$/, {
    error: "must be up to 20 numbers of seconds, with commas",
  })
  .transform((text) => text.split(",").map((seconds) => Number(seconds) * SECOND));

export const Origins = z
  .string()
  .max(2_000)
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
    error: "must be origins such as http://10.0.0.7:8000, with commas",
  });

const SigningKey = z.string().transform((text, context) => {
  const key = readSigningKey(text);
  if (key) return key;
  context.addIssue({ code: "custom", message: "must be whsk_ and the base64 of an Ed25519 key" });
  return z.NEVER;
});

const PublicKey = z
  .string()
  .max(100)
  .regex(/^whpk_[A-Za-z0-9+/]{43}=$/, { error: "must be whpk_ and the base64 of an Ed25519 public key" });

export const WebhookSettings = {
  SB_WEBHOOK_RETRIES: Retries.optional(),
  SB_WEBHOOK_PRIVATE_ORIGINS: Origins.optional(),
  SB_WEBHOOK_MEMBER_ORIGINS: Origins.optional(),
  SB_WEBHOOK_SIGNING_KEY: SigningKey.optional(),
  SB_WEBHOOK_PUBLIC_KEY: PublicKey.optional(),
};

type Env = z.output<z.ZodObject<typeof WebhookSettings>>;

export const webhookConfigOf = (env: Env): WebhookConfig => ({
  retriesMs: env.SB_WEBHOOK_RETRIES ?? RETRIES_MS,
  privateOrigins: env.SB_WEBHOOK_PRIVATE_ORIGINS ?? [],
  memberOrigins: env.SB_WEBHOOK_MEMBER_ORIGINS ?? [],
  signingKey: env.SB_WEBHOOK_SIGNING_KEY,
  publicKey: env.SB_WEBHOOK_PUBLIC_KEY ?? (env.SB_WEBHOOK_SIGNING_KEY && publicKeyText(env.SB_WEBHOOK_SIGNING_KEY)),
});

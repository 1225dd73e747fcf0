// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const subscriberId = "qL8mE0hYl3k";
const askId = "0199f3a0-0000-7000-8000-000000000001";
const asked = { subscriberId, askId, askedAt: "2026-01-01T00:00:00.000Z", language: "ko", sealed: "AQ" };

export const newsletterExamples: readonly StoredExample[] = [
  { type: "SubscriptionAsked", version: 1, data: asked },
  { type: "SubscriptionAsked", version: 1, data: { ...asked, replaces: "0199f3a0-0000-7000-8000-000000000000" } },
  { type: "SubscriptionConfirmed", version: 1, data: { subscriberId } },
  { type: "SubscriptionEnded", version: 1, data: { subscriberId, askId } },
];

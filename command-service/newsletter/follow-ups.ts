// Destroys the keys of addresses that are not needed any more, also after a crash in between.
import { askKeyOwner, SubscriptionAsked, SubscriptionEnded } from "@sb/contracts/newsletter/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { FollowUps } from "../runtime/parts.ts";

export const followUps = (({ vault }: { readonly vault: Pick<Vault, "shred"> }) => [
  defineSubscription({
    group: "newsletter-eraser",
    handles: [SubscriptionAsked, SubscriptionEnded],
    async handle({ type, data }) {
      const askId = type === "SubscriptionEnded" ? data.askId : data.replaces;
      if (askId !== undefined) await vault.shred(askKeyOwner(data.subscriberId, askId));
    },
  }),
]) satisfies FollowUps;

// Follow-ups of an account's events, even after a crash in between.

import { AccountDeregistered, LoginEnded, NicknameChanged } from "@sb/contracts/account/events.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { contextFor } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import type { AccountDeps } from "./deps.ts";
import { finishLogin } from "./end-login.ts";
import { finishLeaving } from "./leave.ts";

/** Does what a crash kept the request from doing. Every process that serves these routes subscribes it to the bus. */
export const followUps = ((deps: AccountDeps) => {
  return [
    defineSubscription({
      group: "account-follow-up",
      handles: [AccountDeregistered, NicknameChanged, LoginEnded],
      async handle(event) {
        const context = contextFor(deps, "system:account-follow-up", event.meta.correlationId);
        switch (event.type) {
          case "AccountDeregistered":
            return finishLeaving(deps, event.data, context);
          case "NicknameChanged": {
            const { previous, previousClaims, nickname } = event.data;
            if (nicknameKey(previous) === nicknameKey(nickname)) return;
            return deps.nicknames.release(previous, previousClaims, event.data, context);
          }
          case "LoginEnded":
            return finishLogin(deps, event.data.sessionId, context);
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;

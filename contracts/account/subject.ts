// The account subject in one place (../subject.ts says what that is): accounts, and the logins into them.
import * as z from "zod";
import { actOf } from "../act.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { accountEvents, RolesHeld, sessionEvents } from "./events.ts";
import { AccountMail } from "./jobs.ts";
import { ACCOUNT_MODEL } from "./model.ts";
import { accountRoutes } from "./routes.ts";
import { accountExamples } from "./stored-examples.ts";

export const accountStream = defineStream("account", z.string().min(1), accountEvents, { travels: true });
export const sessionStream = defineStream("session", z.string().min(1), sessionEvents);

const NOBODY_ASKS = "only the rules of the session itself ask for it, and they read its stream";

export const accountSubject = defineSubject({
  name: "account",
  routes: accountRoutes,
  examples: accountExamples,
  counts: [
    { name: "sb_accounts_joined_total", help: "People who joined.", events: ["AccountJoined"] },
    { name: "sb_accounts_left_total", help: "People who left.", events: ["AccountDeregistered"] },
    { name: "sb_sessions_started_total", help: "Logins.", events: ["SessionStarted"] },
  ],
  streams: [accountStream, sessionStream],
  models: [ACCOUNT_MODEL],
  groups: { command: ["account-follow-up"] },
  jobs: [AccountMail],
  acts: [actOf(RolesHeld, { reason: ({ roles }) => roles.join(", "), target: ({ userId }) => userId })],
  notProjected: { SessionStarted: NOBODY_ASKS, SessionRotated: NOBODY_ASKS, SessionRevoked: NOBODY_ASKS },
});

import { DISPUTE_LIMITS } from "@sb/contracts/dispute/codes.ts";
import type { DisputeForm, DisputeOpened } from "@sb/contracts/dispute/events.ts";
import { isEmail } from "@sb/contracts/email.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { requireFiles } from "../../report/rules/require-good-form.ts";
import type { OpenDispute } from "./commands.ts";
import { daysAfter } from "./days.ts";
import type { DisputeState } from "./state.ts";

/** No events where the seq is taken: createOnce finds out by whom. */
export function openDispute(command: OpenDispute, state: DisputeState): readonly DisputeOpened[] {
  if (state.status !== "NONE") return [];
  const { requestSeq, dclrSeq, requesterId, reporterId, form, at } = command;
  requireGoodForm(form);
  const dueAt = daysAfter(at, DISPUTE_LIMITS.days);
  const held = command.isHeld && ({ held: true } as const);
  const data = { requestSeq, dclrSeq, requesterId, reporterId, openedAt: at, dueAt, ...held };
  return [{ type: "DisputeOpened", version: 1, data, secret: form }];
}

function requireGoodForm({ email, institution, files }: DisputeForm): void {
  requireEmail(email, "email");
  requireEmail(institution?.email, "institution.email");
  requireFiles(files);
}

function requireEmail(email: string | undefined, path: string): void {
  if (email !== undefined && !isEmail(email)) throw new Refused("EMAIL_INVALID", [{ path, code: "EMAIL_INVALID" }]);
}

// The facts about targets as staff and agencies judge them; their stream is `target-{uuid of the observable}`. What people report is
// in the reports' own streams.
import * as z from "zod";
import { DECLARE_TYPES } from "../codes.ts";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

/** An agency by its number, or the staff of the service. */
export type Confirmer = number | "STAFF";

const Judged = z.object({
  declareType: z.enum(DECLARE_TYPES),
  addressKey: z.string(),
  /** Absent: staff. */
  agencySeq: z.int().optional(),
  /** It may name people. */
  reason: z.string().optional(),
});
const personal = { members: ["reason"], owner: (stream: string) => stream } as const;

/** It is listed from now on, whoever reported it. */
export const TargetConfirmed = defineEvent("TargetConfirmed", { version: 1, data: Judged, personal });
export type TargetConfirmed = EventFrom<typeof TargetConfirmed>;

/** By an agency: its own confirmation is taken back. By staff: all are. What people reported decides again. */
export const TargetUnconfirmed = defineEvent("TargetUnconfirmed", { version: 1, data: Judged, personal });
export type TargetUnconfirmed = EventFrom<typeof TargetUnconfirmed>;

export const targetEvents = defineEvents(TargetConfirmed, TargetUnconfirmed);
export type SharingEvent = EventIn<typeof targetEvents>;

/** Who confirms it after the event. */
export function confirmersAfter(before: readonly Confirmer[], { type, data }: SharingEvent): readonly Confirmer[] {
  const who = data.agencySeq ?? "STAFF";
  if (type === "TargetUnconfirmed") return who === "STAFF" ? [] : before.filter((each) => each !== who);
  return before.includes(who) ? before : [...before, who];
}

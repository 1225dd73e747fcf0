// The facts about unusual filings; their stream is `unusual-{rule}~{dclrSeq}`. That filings are unusual is no fact but a rule's
// finding, so only what an admin did about it is an event.
import * as z from "zod";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { UNUSUAL_RULES } from "./model.ts";

/** By the rule that found them and the first report among them. */
export const UnusualCase = z.object({ rule: z.enum(UNUSUAL_RULES), dclrSeq: z.int() });
export type UnusualCase = DeepReadonly<z.output<typeof UnusualCase>>;

/** In names of streams and documents. */
export const caseId = ({ rule, dclrSeq }: UnusualCase): string => `${rule}~${dclrSeq}`;

/** An admin looked at them. The note may name people. */
export const UnusualFilingsReviewed = defineEvent("UnusualFilingsReviewed", {
  version: 1,
  data: UnusualCase.extend({ note: z.string().optional() }),
  personal: { members: ["note"], owner: (stream: string) => stream },
});
export type UnusualFilingsReviewed = EventFrom<typeof UnusualFilingsReviewed>;

export const unusualEvents = defineEvents(UnusualFilingsReviewed);
export type UnusualEvent = EventIn<typeof unusualEvents>;

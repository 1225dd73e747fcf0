// Facts that only the public log is told of: rules that come with the program, as each version of them is first in use. The stream is
// `rules-all`.
import * as z from "zod";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { RULE_KINDS } from "./fact.ts";

export const AdoptedRules = z.object({
  rules: z.enum(RULE_KINDS),
  /** `level-2`, or a text of the terms and its day. */
  version: z.string(),
  /** SHA-256, base64url. */
  digest: z.string(),
});
export type AdoptedRules = Readonly<z.output<typeof AdoptedRules>>;

export const RulesAdopted = defineEvent("RulesAdopted", { version: 1, data: AdoptedRules });
export type RulesAdopted = EventFrom<typeof RulesAdopted>;
export const rulesEvents = defineEvents(RulesAdopted);
export type RulesEvent = EventIn<typeof rulesEvents>;

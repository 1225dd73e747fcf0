import { LIMITS } from "@sb/contracts/limits.ts";

/** Of what a key's holder calls it. */
export const NAME_RULE = { required: true, maxChars: LIMITS.keyNameChars } as const;

// The name that its holder gives an API key.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

export const API_KEY_FIELDS = { name: { required: true, maxChars: LIMITS.keyNameChars } } as const satisfies TextFields;

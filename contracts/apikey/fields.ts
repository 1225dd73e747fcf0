// What the holder of an API key calls it.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

export const API_KEY_FIELDS = { name: { required: true, maxChars: LIMITS.keyNameChars } } as const satisfies TextFields;

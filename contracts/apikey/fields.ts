// The name that its holder gives an API key.
import type { TextFields } from "../field.ts";
import { API_KEY_LIMITS } from "./model.ts";

export const API_KEY_FIELDS = {
  name: { required: true, maxChars: API_KEY_LIMITS.nameChars },
} as const satisfies TextFields;

// Uploads made to harm the server, those who look at them, or both; with what each gets.
import { BOMBS } from "./bombs.ts";
import { DISGUISED } from "./disguised.ts";
import { NAMED } from "./names.ts";
import { BROKEN, POLYGLOTS } from "./polyglots.ts";
import type { Hostile } from "./upload.ts";

export const HOSTILE_UPLOADS: readonly Hostile[] = [...BOMBS, ...DISGUISED, ...POLYGLOTS, ...BROKEN, ...NAMED];

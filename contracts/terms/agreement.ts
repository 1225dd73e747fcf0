// Agreements to the terms, as other subjects' events tell them.
import * as z from "zod";
import { TERMS_CODES } from "../codes.ts";
import type { DeepReadonly } from "../events.ts";

/** A text in the version that was in force. */
export const Agreement = z.object({ code: z.enum(TERMS_CODES), applyDt: z.string() });
export type Agreement = DeepReadonly<z.output<typeof Agreement>>;
export const Agreements = z.array(Agreement);

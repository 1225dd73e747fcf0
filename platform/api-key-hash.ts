// API keys are 256 random bits, so a fast hash protects them: nobody can try them all.
import { createHash } from "node:crypto";

/** SHA-256 of a key, in hex. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

import { sha256Of } from "../attachments/sha256.ts";

/** An Idempotency-Key (hex) made of what is sent: the same content has the same key, so a retry creates nothing twice. */
export const keyOf = (content: readonly unknown[]): Promise<string> => sha256Of(new Blob([JSON.stringify(content)]));

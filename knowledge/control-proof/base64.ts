import { base64 } from "@scure/base";
import { attempt } from "../address/codecs/attempt.ts";

/** Undefined where the text is not Base64 (RFC 4648, with padding). */
export const base64Bytes = (text: string): Uint8Array | undefined => attempt(() => base64.decode(text));

import type { Translate } from "../i18n/namespaces.ts";

/** What is said where a picture could not be fetched or drawn anew (SPEC.md section 8). */
export const originalUsedText = (t: Translate): string => t(($) => $.attachments.originalUsed);

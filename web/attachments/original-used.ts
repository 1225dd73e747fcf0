import type { Translate } from "../i18n/texts.ts";

/** The note where a picture could not be fetched or drawn anew (docs/specification/8-messages.md). */
export const originalUsedText = (t: Translate): string => t(($) => $.attachments.originalUsed);

// The newsletter on the wire (docs/specification/7-calls.md: `home/subscribe`; docs/wire.md).
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { requiredText } from "../http.ts";
import { LIMITS } from "../limits.ts";

export const Subscribe = z.object({
  email: requiredText(LIMITS.emailSent),
  /** The language of the mails. */
  language: z.enum(LANGUAGES).default("en"),
});

const token = requiredText(LIMITS.tokenChars);

/** From the link in the mail. */
export const ConfirmSubscription = z.object({ token });

/** In the URL, because mail programs end a subscription by a POST to it with a body of their own (RFC 8058). */
export const EndSubscriptionQuery = z.object({ token });

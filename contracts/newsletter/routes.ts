// The newsletter's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { ConfirmSubscription, EndSubscriptionQuery, Subscribe } from "./wire.ts";

export const newsletterRoutes = {
  "POST home/subscribe": {
    service: "command",
    subject: "newsletter",
    who: "anyone",
    token: "ignored",
    summary:
      "Ask for the newsletter: a mail with a link to confirm it goes out; the answer never tells who is subscribed",
    limit: "newsletter",
    body: Subscribe,
    response: Empty,
    status: 204,
    refusals: ["EMAIL_INVALID", "EMAIL_UNREACHABLE", "TEXT_TOO_LONG", "CONFLICT"],
    examples: [{ body: { email: "minji@mail.example", language: "ko" }, given: { "body.email": "a new e-mail" } }],
  },
  "POST home/subscribe/confirm": {
    service: "command",
    subject: "newsletter",
    who: "anyone",
    token: "ignored",
    summary: "Confirm the subscription with the token of the mail; repeated, it changes nothing",
    limit: "newsletter",
    body: ConfirmSubscription,
    response: Empty,
    status: 204,
    refusals: ["LINK_EXPIRED", "TEXT_TOO_LONG", "CONFLICT"],
    examples: [{ what: "with a token that is none", body: { token: "a.b.c" }, refusedWith: "LINK_EXPIRED" }],
  },
  "POST home/subscribe/end": {
    service: "command",
    subject: "newsletter",
    who: "anyone",
    token: "ignored",
    summary: "End the subscription with the token of a mail, by one click (RFC 8058); repeated, it changes nothing",
    query: EndSubscriptionQuery,
    response: Empty,
    status: 204,
    refusals: ["LINK_EXPIRED", "REQUIRED_FIELD_MISSING", "TEXT_TOO_LONG", "CONFLICT"],
    examples: [{ what: "with a token that is none", query: { token: "a.b" }, refusedWith: "LINK_EXPIRED" }],
  },
} as const satisfies RouteTable;

export type NewsletterCommandKey = KeysOf<typeof newsletterRoutes, "command">;

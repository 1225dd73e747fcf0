// The newsletter subject in one place (../subject.ts says what that is): who asked for it, confirmed it and ended it.
import * as z from "zod";
import { defineStream, defineSubject } from "../subject.ts";
import { newsletterEvents } from "./events.ts";
import { NewsletterForget, NewsletterMail } from "./jobs.ts";
import { NEWSLETTER_MODEL } from "./model.ts";
import { newsletterRemote } from "./remote.ts";
import { newsletterRoutes } from "./routes.ts";
import { newsletterExamples } from "./stored-examples.ts";

export const newsletterStream = defineStream("newsletter", z.string().min(1).max(100), newsletterEvents, {
  travels: true,
});

export const newsletterSubject = defineSubject({
  name: "newsletter",
  routes: newsletterRoutes,
  remote: newsletterRemote,
  examples: newsletterExamples,
  counts: [
    { name: "sb_subscriptions_confirmed_total", help: "Newsletter subscriptions.", events: ["SubscriptionConfirmed"] },
  ],
  streams: [newsletterStream],
  models: [NEWSLETTER_MODEL],
  groups: { command: ["newsletter-eraser"], workers: ["newsletter-forget", "newsletter-mail"] },
  jobs: [NewsletterForget, NewsletterMail],
});

// The newsletter subject in one place (../subject.ts says what that is): who asked for it, confirmed it and ended it.
import * as z from "zod";
import { defineStream, defineSubject } from "../subject.ts";
import { newsletterEvents } from "./events.ts";
import { NewsletterForget, NewsletterMail } from "./jobs.ts";
import { NEWSLETTER_MODEL } from "./model.ts";

export const newsletterStream = defineStream("newsletter", z.string().min(1).max(100), newsletterEvents, {
  travels: true,
});

export const newsletterSubject = defineSubject({
  name: "newsletter",
  streams: [newsletterStream],
  models: [NEWSLETTER_MODEL],
  groups: { command: ["newsletter-eraser"], workers: ["newsletter-forget", "newsletter-mail"] },
  jobs: [NewsletterForget, NewsletterMail],
});

// The terms subject in one place (../subject.ts says what that is).
import * as z from "zod";
import { actOf } from "../act.ts";
import { TERMS_CODES } from "../codes.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { TermsDraftDiscarded, TermsDrafted, TermsPublished, TermsWithdrawn, termsEvents } from "./events.ts";
import { TERMS_MODEL } from "./model.ts";
import { termsRoutes } from "./routes.ts";
import { termsExamples } from "./stored-examples.ts";

export const termsStream = defineStream("terms", z.enum(TERMS_CODES), termsEvents);

export const termsSubject = defineSubject({
  name: "terms",
  routes: termsRoutes,
  examples: termsExamples,
  streams: [termsStream],
  models: [TERMS_MODEL],
  acts: [
    actOf(TermsDrafted),
    actOf(TermsDraftDiscarded),
    actOf(TermsPublished),
    actOf(TermsWithdrawn, { reason: ({ reason }) => reason }),
  ],
});

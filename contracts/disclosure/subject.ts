// The disclosure subject in one place (../subject.ts says what that is): what is confidential, as agencies fetch it.
import * as z from "zod";
import { actOf } from "../act.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { disclosureEvents, PackageFetched } from "./events.ts";
import { disclosureRoutes } from "./routes.ts";
import { disclosureExamples } from "./stored-examples.ts";

/** Ids are `{agencySeq}-{dclrSeq}`. */
export const disclosureStream = defineStream("disclosure", z.string().regex(/^\d{1,16}-\d{1,16}$/), disclosureEvents);

export const disclosureSubject = defineSubject({
  name: "disclosure",
  routes: disclosureRoutes,
  examples: disclosureExamples,
  streams: [disclosureStream],
  acts: [actOf(PackageFetched)],
});

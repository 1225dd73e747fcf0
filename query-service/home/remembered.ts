// Home is the same for everybody but those whose reports it shows, or who may like one; its charts end with today.
import type { HomeQueryKey } from "@sb/contracts/home/routes.ts";
import { involvedIn } from "../report/remembered.ts";
import type { RememberRules } from "../runtime/remember.ts";

export const rememberedHome: RememberRules<HomeQueryKey> = {
  "GET home/main": { differsFor: ({ declareReport }) => involvedIn(declareReport), daily: true },
};

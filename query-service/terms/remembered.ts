// The terms are the same for everybody, until a version is added or another day begins in Korea.
import type { TermsQueryKey } from "@sb/contracts/terms/routes.ts";
import type { RememberRules } from "../runtime/remember.ts";

const FOR_ALL = { differsFor: () => () => false };

export const rememberedTerms: RememberRules<TermsQueryKey> = {
  "GET terms": FOR_ALL,
  "GET terms/detail": FOR_ALL,
  "GET terms/privacy/date/{code}": FOR_ALL,
};

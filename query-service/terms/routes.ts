// The terms, in the language asked for.
import { TERMS_CODES } from "@sb/contracts/codes.ts";
import type { TermsQueryKey } from "@sb/contracts/terms/routes.ts";
import { dayOf, findInForce } from "@sb/contracts/terms/versions.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { loadTexts } from "./load.ts";

export type TermsQueryDeps = {
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export function termsQueries({ clock }: TermsQueryDeps): Handlers<TermsQueryKey> {
  const texts = loadTexts();
  return {
    "GET terms": async ({ query: { codes = TERMS_CODES, lang } }) => {
      const today = dayOf(clock());
      const items = codes.map((code) => findInForce(texts[lang], code, today));
      return { body: { items: items.filter((item) => item !== undefined) } };
    },
    "GET terms/detail": async ({ query: { type, date, lang } }) => {
      const item = findInForce(texts[lang], type, date ?? dayOf(clock()));
      if (!item) throw new Refused("NOT_FOUND");
      return { body: item };
    },
    "GET terms/privacy/date/{code}": async ({ params, query: { lang } }) => {
      const items = texts[lang].filter(({ code }) => code === params.code);
      return { body: { items: items.map(({ agreeName, applyDt }) => ({ agreeName, applyDt })) } };
    },
  };
}

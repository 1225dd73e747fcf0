// The terms, in the language asked for.
import { type Language, TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { TermsQueryKey } from "@sb/contracts/terms/routes.ts";
import { dayOf, endOfDay, findInForce } from "@sb/contracts/terms/versions.ts";
import type { TermsItem } from "@sb/contracts/terms/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { RememberRules } from "../runtime/remember.ts";
import { adminTermsList, adminTermsText } from "./admin.ts";
import { findTerms, findTexts, itemIn, type TermsStore, versionsOf } from "./documents.ts";
import { loadTexts } from "./load.ts";

export type TermsQueryDeps = {
  readonly readStore: TermsStore;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export const routes = (({ readStore, clock }: TermsQueryDeps): Handlers<TermsQueryKey> => {
  const texts = loadTexts();

  /** The version of each text in force on a day, in the order of the codes. */
  async function inForce(codes: readonly TermsCode[], day: string, language: Language): Promise<readonly TermsItem[]> {
    const docs = await findTerms(readStore, codes);
    const items = codes.map(async (code, i) => {
      const version = findInForce(versionsOf(texts, code, docs[i]), code, day);
      const found = version && (await findTexts(readStore, texts, code, version.applyDt));
      return found ? [itemIn(code, version.applyDt, found, language)] : [];
    });
    return (await Promise.all(items)).flat();
  }

  return {
    "GET terms": async ({ query: { codes = TERMS_CODES, lang } }) => {
      const now = clock();
      return { body: { items: [...(await inForce(codes, dayOf(now), lang))] }, until: endOfDay(now) };
    },
    "GET terms/detail": async ({ query: { type, date, lang } }) => {
      const now = clock();
      const [item] = await inForce([type], date ?? dayOf(now), lang);
      if (!item) throw new Refused("NOT_FOUND");
      return { body: item, ...(date === undefined && { until: endOfDay(now) }) };
    },
    "GET terms/privacy/date/{code}": async ({ params: { code }, query: { lang } }) => {
      const [doc] = await findTerms(readStore, [code]);
      const versions = versionsOf(texts, code, doc);
      return {
        body: {
          items: versions.map(({ names, applyDt }) => ({ agreeName: names[lang] ?? names.ko ?? "", applyDt })),
        },
      };
    },
    "GET admin/terms": adminTermsList({ readStore, texts, clock }),
    "GET admin/terms/detail": adminTermsText({ readStore, texts, clock }),
  };
}) satisfies QueryRoutes;

const FOR_ALL = { differsFor: () => () => false };

/** The terms are the same for everybody, until a version is added or another day begins in Korea. */
export const remembered: RememberRules<TermsQueryKey> = {
  "GET terms": FOR_ALL,
  "GET terms/detail": FOR_ALL,
  "GET terms/privacy/date/{code}": FOR_ALL,
};

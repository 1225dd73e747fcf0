// The terms in the language asked for, and as admins see them: every version, and the draft.
import { LANGUAGES, type Language, TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { TermsDoc } from "@sb/contracts/terms/model.ts";
import type { TermsQueryKey } from "@sb/contracts/terms/routes.ts";
import type { TermsTexts } from "@sb/contracts/terms/subject.ts";
import { dayOf, endOfDay, findInForce } from "@sb/contracts/terms/versions.ts";
import type { AdminTerms, AdminTermsVersion, TermsItem } from "@sb/contracts/terms/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { inLanguage, type Models } from "../runtime/content.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { findTerms, findTexts, loadTexts, type Texts, type Version, versionsOf } from "./documents.ts";

export type TermsQueryDeps = {
  readonly readStore: Models;
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
    "GET admin/terms": async () => {
      const docs = await findTerms(readStore, TERMS_CODES);
      const today = dayOf(clock());
      return { body: { items: TERMS_CODES.map((code, i) => viewOf(code, docs[i], texts, today)) } };
    },
    "GET admin/terms/detail": async ({ query: { type: code, date } }) => {
      const [doc] = await findTerms(readStore, [code]);
      const found = date === undefined ? doc?.draft?.texts : await findTexts(readStore, texts, code, date);
      if (!found) throw new Refused("NOT_FOUND");
      return { body: { code, applyDt: date, revision: revisionOf(doc), texts: found } };
    },
  };
}) satisfies QueryRoutes;

const FOR_ALL = { differsFor: () => () => false };

/** The terms are the same for everybody, until a version is added or another day begins in Korea. */
export const cached: CacheRules<TermsQueryKey> = {
  "GET terms": FOR_ALL,
  "GET terms/detail": FOR_ALL,
  "GET terms/privacy/date/{code}": FOR_ALL,
};

function itemIn(code: TermsCode, applyDt: string, texts: TermsTexts, language: Language): TermsItem {
  const { text, lang } = inLanguage(texts.ko, texts, language);
  return { code, agreeName: text.agreeName, content: text.content, applyDt, lang };
}

/** How many events there were, as the rules count them. */
const revisionOf = (doc: TermsDoc | undefined): number => (doc?.revision ?? -1) + 1;

function viewOf(code: TermsCode, doc: TermsDoc | undefined, texts: Texts, today: string): AdminTerms {
  const versions = versionsOf(texts, code, doc);
  const inForce = versions.find(({ applyDt }) => applyDt <= today);
  const { savedAt, savedBy } = doc?.draft ?? {};
  return {
    code,
    revision: revisionOf(doc),
    versions: versions.map((version) => versionView(version, inForce, today)),
    draft: savedAt && savedBy ? { savedAt, savedBy } : undefined,
  };
}

function versionView(version: Version, inForce: Version | undefined, today: string): AdminTermsVersion {
  const { applyDt, names, asksAgain, publishedAt, publishedBy } = version;
  const status = applyDt > today ? "SCHEDULED" : version === inForce ? "IN_FORCE" : "REPLACED";
  const languages = LANGUAGES.filter((language) => names[language] !== undefined);
  return { applyDt, agreeName: names.ko ?? "", languages, asksAgain, publishedAt, publishedBy, status };
}

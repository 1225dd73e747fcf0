// The terms as admins see them: every version, and the draft.
import { LANGUAGES, TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { AdminTerms, AdminTermsVersion } from "@sb/contracts/terms/admin-wire.ts";
import type { TermsDoc } from "@sb/contracts/terms/model.ts";
import { dayOf } from "@sb/contracts/terms/versions.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findTerms, findTexts, type TermsStore, type Version, versionsOf } from "./documents.ts";
import type { Texts } from "./load.ts";

type Deps = { readonly readStore: TermsStore; readonly texts: Texts; readonly clock: () => string };

export function adminTermsList({ readStore, texts, clock }: Deps): Handler<"GET admin/terms"> {
  return async () => {
    const docs = await findTerms(readStore, TERMS_CODES);
    const today = dayOf(clock());
    return { body: { items: TERMS_CODES.map((code, i) => viewOf(code, docs[i], texts, today)) } };
  };
}

export function adminTermsText({ readStore, texts }: Deps): Handler<"GET admin/terms/detail"> {
  return async ({ query: { type: code, date } }) => {
    const [doc] = await findTerms(readStore, [code]);
    const found = date === undefined ? doc?.draft?.texts : await findTexts(readStore, texts, code, date);
    if (!found) throw new Refused("NOT_FOUND");
    return { body: { code, applyDt: date, revision: revisionOf(doc), texts: found } };
  };
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

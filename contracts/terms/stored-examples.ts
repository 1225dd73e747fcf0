// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const texts = {
  ko: { agreeName: "서비스 이용약관", content: "## 제1조\n\n목적" },
  en: { agreeName: "Terms of Service", content: "## Article 1\n\nPurpose" },
};

export const termsExamples: readonly StoredExample[] = [
  { type: "TermsDrafted", version: 1, data: { code: "A01", texts } },
  { type: "TermsDraftDiscarded", version: 1, data: { code: "A01" } },
  { type: "TermsPublished", version: 1, data: { code: "A01", applyDt: "2026-12-01", texts, asksAgain: true } },
  { type: "TermsWithdrawn", version: 1, data: { code: "A01", applyDt: "2026-12-01", reason: "A typing error" } },
];

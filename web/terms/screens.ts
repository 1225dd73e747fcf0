import { TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import type { Params, Screens, Search } from "../routing/screen.ts";

declare module "../routing/paths.ts" {
  interface Paths {
    terms: "/term/privacy" | "/term/service" | "/admin/terms" | "/admin/terms/:code/draft" | "/admin/terms/:code/:date";
  }
  interface ParamTypes {
    code: TermsCode;
  }
}

const dateOf = ({ date }: Search) => (/^\d{4}-\d\d-\d\d$/.test(String(date)) ? { date: String(date) } : {});

function codeOf(raw: Params) {
  const code = TERMS_CODES.find((each) => each === raw.code);
  return code && { code };
}

function versionOf(raw: Params) {
  const code = codeOf(raw);
  const { date } = dateOf(raw);
  return code && date ? { ...code, date } : undefined;
}

export const screens: Screens<"terms"> = {
  "/term/privacy": {
    page: "privacy",
    texts: ["terms"],
    footer: false,
    search: dateOf,
    first: {},
    load: async () => (await import("./terms-screen.tsx")).PrivacyScreen,
  },
  "/term/service": {
    page: "service",
    texts: ["terms"],
    footer: false,
    first: {},
    load: async () => (await import("./terms-screen.tsx")).ServiceScreen,
  },
  "/admin/terms": {
    page: "adminTerms",
    texts: ["versions"],
    guard: "editor",
    menu: { group: "admin", part: "content", icon: "terms", key: "t", place: 120 },
    load: async () => (await import("./admin/list.tsx")).AdminTermsScreen,
  },
  "/admin/terms/:code/draft": {
    page: "adminTermsDraft",
    texts: ["versions"],
    guard: "editor",
    params: codeOf,
    load: async () => (await import("./admin/draft.tsx")).TermsDraftScreen,
  },
  "/admin/terms/:code/:date": {
    page: "adminTermsVersion",
    texts: ["versions"],
    guard: "editor",
    params: versionOf,
    load: async () => (await import("./admin/version.tsx")).TermsVersionScreen,
  },
};

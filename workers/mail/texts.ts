// The texts of mails in every language (../locales).
import type { Language } from "@sb/contracts/codes.ts";
import { createTexts } from "@sb/platform/texts/texts.ts";
import { mails as de } from "../locales/de.ts";
import { mails as en } from "../locales/en.ts";
import { mails as ja } from "../locales/ja.ts";
import { mails as ko, type Mails } from "../locales/ko.ts";
import { mails as zh } from "../locales/zh.ts";

declare module "i18next" {
  interface ResourceNamespaceMap {
    mails: Mails;
  }
}

export const ALL = { ko, en, zh, ja, de } satisfies Record<Language, object>;

export const mailTextsIn = createTexts("mails", ALL);

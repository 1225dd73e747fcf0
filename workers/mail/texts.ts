// The texts of mails in every language: each folder that writes mails has its own in `texts/`, Korean the master.
import { join } from "node:path";
import type { JoinedTexts } from "@sb/contracts/texts.ts";
import { readTexts } from "@sb/platform/texts/read-texts.ts";
import { createTexts } from "@sb/platform/texts/texts.ts";

/** Filled by each `texts/ko.ts` under the name of its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: the files fill it.
export interface MailFiles {}

declare module "i18next" {
  interface ResourceNamespaceMap {
    mails: JoinedTexts<MailFiles>;
  }
}

export const TEXTS = await readTexts(join(import.meta.dirname, ".."));

export const mailTextsIn = createTexts("mails", TEXTS);

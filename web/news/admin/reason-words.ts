import type { ReasonWords } from "../../form/reason-dialog.tsx";
import type { Translate } from "../../i18n/texts.ts";

type Words = { readonly title: string; readonly text: string; readonly action: string };

/** What an editor does to news can be taken back, so it is no danger. */
export const reasonWords = (t: Translate, { title, text, action }: Words): ReasonWords => ({
  title,
  text,
  label: t(($) => $.news.admin.reason),
  hint: t(($) => $.news.admin.reasonHint),
  confirm: action,
  kind: "primary",
});

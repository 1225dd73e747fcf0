import { useTranslation } from "react-i18next";
import type { ReplyView } from "./comment.ts";

/** The writer's name; "former member" if they left. */
export function useNick({ nick }: Pick<ReplyView, "nick">): string {
  const { t } = useTranslation();
  return nick || t(($) => $.common.formerMember);
}

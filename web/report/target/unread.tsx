import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keyOf } from "../../api/keys.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { targetPath } from "../../routing/target-path.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Answer } from "../answer.tsx";
import { kindOf } from "../target-text.tsx";

/** A text that is no target: nothing was looked up, so nothing is said of reports. Why, and what may be meant, as on home. */
export function Unread({ text }: { text: string }) {
  const { t } = useTranslation();
  const go = useGo();
  const words = text.slice(0, PAGE_LIMITS.addressChars);
  const { data } = useQuery({
    queryKey: keyOf("POST report/lookup/text", { body: { text: words } }),
    queryFn: ({ signal }) => call("POST report/lookup/text", { body: { text: words }, signal }),
    meta: { inline: true },
  });
  return (
    <div className={detail.article}>
      <EmptyState
        headingLevel={1}
        icon={<Icon of={SearchX} size={26} />}
        title={t(($) => $.targetPage.unread.title)}
        text={t(($) => $.targetPage.unread.text)}
      >
        <LinkButton href={pathTo("/report/history", { searchKeyword: words })}>
          {t(($) => $.targetPage.unread.search)}
        </LinkButton>
        <LinkButton href={pathTo("/")}>{t(($) => $.targetPage.unread.again)}</LinkButton>
      </EmptyState>
      {data && data.items.length + data.others.length > 0 && (
        <Answer text={words} found={data} onLookUp={(account) => void go(targetPath(kindOf(account), account))} />
      )}
    </div>
  );
}

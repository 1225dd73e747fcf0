import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ListView } from "../list/list-view.tsx";

type Props<Notice> = Omit<ComponentProps<typeof ListView<Notice>>, "words" | "keyOf" | "rows">;

/** A list of notices, with the words for its states. */
export function NoticeListView<Notice extends { readonly seq: number }>(props: Props<Notice>) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ seq }) => seq}
      words={{
        list: t(($) => $.notice.list),
        loading: t(($) => $.notice.loading),
        failed: t(($) => $.notice.failed),
      }}
    />
  );
}

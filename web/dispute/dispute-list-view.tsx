import type { DisputeItem } from "@sb/contracts/dispute/wire.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ListView } from "../list/list-view.tsx";

type Props = Omit<ComponentProps<typeof ListView<DisputeItem>>, "words" | "keyOf" | "rows" | "summary">;

/** A list of requests, with the words for its states. */
export function DisputeListView(props: Props) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ requestSeq }) => requestSeq}
      summary={({ pagination }) => t(($) => $.dispute.results, { count: pagination.totalItems })}
      words={{
        list: t(($) => $.dispute.list),
        loading: t(($) => $.dispute.loading),
        failed: t(($) => $.dispute.failed),
      }}
    />
  );
}

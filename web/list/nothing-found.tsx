import { SearchX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";

type Props = {
  text: ReactNode;
  /** Path of the list without keyword and filters. */
  clearHref: string;
  /** Other next steps. */
  children?: ReactNode;
};

/** Empty state of a search or filter, with a link to the whole list. */
export function NothingFound({ text, clearHref, children }: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Icon of={SearchX} size={26} />} title={t(($) => $.common.nothingFound)} text={text}>
      <LinkButton href={clearHref}>{t(($) => $.common.list.clear)}</LinkButton>
      {children}
    </EmptyState>
  );
}

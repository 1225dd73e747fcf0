import type { Pagination as PageOf } from "@sb/contracts/http.ts";
import { useTranslation } from "react-i18next";
import { Pagination } from "../ui/pagination.tsx";

type Props = {
  pagination: Pick<PageOf, "page" | "totalPages">;
  /** URL of a page. */
  hrefOf: (page: number) => string;
};

/** The links to a list's pages, with their texts. Renders nothing for a single page. */
export function Pages({ pagination: { page, totalPages }, hrefOf }: Props) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefOf={hrefOf}
      labels={{
        label: t(($) => $.common.pagination.label),
        previous: t(($) => $.common.pagination.previous),
        next: t(($) => $.common.pagination.next),
        page: (page) => t(($) => $.common.pagination.page, { page }),
        of: (page, pages) => t(($) => $.common.pagination.of, { page, pages }),
      }}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import { withTexts } from "../../i18n/load.ts";
import type { ReportFilters } from "../filters.ts";

/** Names in the words of a search, which come after the list itself. */
export function NamesInSearch({ filters }: { filters: ReportFilters }) {
  const { data } = useQuery({
    queryKey: ["code of names"],
    queryFn: () => withTexts(["lookup"], () => import("../words.tsx")),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });
  return data && <data.NamesInSearch filters={filters} />;
}

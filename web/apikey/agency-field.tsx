import { LIMITS } from "@sb/contracts/limits.ts";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { queryOf } from "../api/keys.ts";
import { SelectField } from "../ui/fields/select-field.tsx";

/** One of the agencies, by name. */
export function AgencyField(props: Omit<ComponentProps<typeof SelectField>, "options">) {
  const agencies = useQuery(
    queryOf("GET admin/agency", { query: { pagination: { size: String(LIMITS.pageSizeMax) } } }),
  );
  const options = (agencies.data?.items ?? []).map(({ agencySeq, name }) => ({
    value: String(agencySeq),
    label: name,
  }));
  return <SelectField {...props} options={options} />;
}

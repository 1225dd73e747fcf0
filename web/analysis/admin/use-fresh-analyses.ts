import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { under } from "../../api/keys.ts";

/** After a write, refetches what shows requests. */
export function useFreshAnalyses(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const all = [under("report/analysis"), under("admin/analysis")];
    await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}

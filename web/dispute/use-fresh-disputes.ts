import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { under } from "../api/keys.ts";

/** After a write, refetches what shows requests, and the reports that they mark. */
export function useFreshDisputes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const all = [under("report"), under("admin/deletion")];
    await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}

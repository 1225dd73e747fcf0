import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { under } from "../api/keys.ts";

/** After a write, refetches what shows inquiries. */
export function useFreshInquiries(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const all = [under("support/inquiry"), under("admin/inquiry")];
    await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}

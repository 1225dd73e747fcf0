import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "../../api/keys.ts";

/** After a write: every list and every notice that is shown is asked for anew. */
export function useFreshNotices(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([keys.notice, keys.adminNotice].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}

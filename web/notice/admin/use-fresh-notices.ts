import { hashKey, type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "../../api/keys.ts";

/**
 * After a write, refetches every list and every notice that is shown, but for a deleted one: its screen may still be
 * mounted while the router leaves it, and would show its 404.
 */
export function useFreshNotices(): (deleted?: number) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (deleted) => {
      const gone =
        deleted === undefined ? "" : hashKey(keys.of("GET admin/notice/{seq}", { params: { seq: deleted } }));
      const predicate = ({ queryHash }: Query) => queryHash !== gone;
      const all = [keys.notice, keys.adminNotice];
      await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
    },
    [queryClient],
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "../session/store.ts";

/** Another person, or nobody: what was fetched for the one before is forgotten and asked for anew. */
export function useFreshData(): void {
  const queryClient = useQueryClient();
  const { id } = useSession();
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    void queryClient.resetQueries();
  }, [id, queryClient]);
}

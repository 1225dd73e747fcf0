import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "../session/store.ts";

/** Clears the query cache when the user changes (login, logout, another account). */
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

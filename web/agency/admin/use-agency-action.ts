import { useMutation, useQueryClient } from "@tanstack/react-query";
import { under } from "../../api/keys.ts";
import { toast } from "../../ui/feedback/toast.ts";

export function useFreshAgency(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: under("admin/agency") });
}

/** An act of an admin: it tells its end in a toast, and refreshes what shows it. */
export function useAgencyAction<Given, Answer>(act: (given: Given) => Promise<Answer>, done: string) {
  const refresh = useFreshAgency();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.good(done);
      await refresh();
    },
  });
}

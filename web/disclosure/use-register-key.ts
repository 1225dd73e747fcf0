import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { isApiError } from "../api/problem.ts";
import { problemText } from "../errors/problem-text.ts";
import { toast } from "../ui/feedback/toast.ts";

const REFUSALS = ["PUBLIC_KEY_INVALID", "PUBLIC_KEY_PRIVATE"] as const;

/** Sends the public key. */
export function useRegisterKey() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      await call("POST agency/key", { body: { publicKey } });
      await queryClient.invalidateQueries({ queryKey: under("agency") });
    },
    onSuccess: () => toast.good(t(($) => $.disclosure.key.done)),
    onError: (error) => {
      const refusal = REFUSALS.find((code) => isApiError(error) && error.code === code);
      if (refusal) toast.bad(problemText(refusal, t));
    },
    meta: { inlineCodes: [...REFUSALS] },
  });
}

import type { AdminKeyView } from "@sb/contracts/apikey/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { toast } from "../ui/feedback/toast.ts";

type Key = Pick<AdminKeyView, "keyId" | "holderId" | "name">;

/** Asks for the reason, then revokes. */
export function useRevokeAnybodys(): (key: Key) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const revoking = useMutation({
    mutationFn: (body: { readonly keyId: string; readonly holderId: string; readonly reason: string }) =>
      call("POST admin/api-key/revoke", { body }),
    onSuccess: async () => {
      toast.good(t(($) => $.apikey.revoke.done));
      await queryClient.invalidateQueries({ queryKey: under("admin/api-key") });
    },
  });
  return async ({ keyId, holderId, name }) => {
    const { title, text, action: confirm } = t(($) => $.apikey.revoke, { returnObjects: true, name });
    const fixed = { label: t(($) => $.apikey.admin.reason), hint: t(($) => $.apikey.admin.reasonHint) };
    const reason = await askReason({ title, text, confirm, ...fixed });
    if (reason !== undefined) revoking.mutate({ keyId, holderId, reason });
  };
}

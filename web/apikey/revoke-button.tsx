import type { ApiKeyView } from "@sb/contracts/apikey/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { useModals } from "../modals/ask.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";

/** Revokes one's own key, after being asked. */
export function RevokeButton({ apiKey: { keyId, name } }: { apiKey: ApiKeyView }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const words = t(($) => $.apikey.revoke, { returnObjects: true, name });
  const revoking = useMutation({
    mutationFn: () => call("POST support/api-key/revoke", { body: { keyId } }),
    onSuccess: async () => {
      toast.good(words.done);
      await queryClient.invalidateQueries({ queryKey: under("support/api-key") });
    },
  });
  const ask = async () => {
    const { title, text, action: confirm } = words;
    if (await decide({ key: "revoke-key", title, text, confirm, danger: true })) revoking.mutate();
  };
  return (
    <Button size="small" aria-label={words.of} busy={revoking.isPending} onClick={() => void ask()}>
      {words.action}
    </Button>
  );
}

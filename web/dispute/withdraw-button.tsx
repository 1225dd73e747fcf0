import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { useModals } from "../modals/ask.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { useFreshDisputes } from "./use-fresh-disputes.ts";

/** Withdraws one's own request, after being asked. */
export function WithdrawButton({ requestSeq }: { requestSeq: number }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshDisputes();
  const { action, title, text, done } = t(($) => $.dispute.withdraw, { returnObjects: true });
  const withdrawing = useMutation({
    mutationFn: () => call("POST report/deletion/withdraw", { body: { requestSeq } }),
    onSuccess: async () => {
      toast.good(done);
      await refresh();
    },
  });
  const ask = async () => {
    if (await decide({ key: "withdraw-dispute", title, text, confirm: action, danger: true })) withdrawing.mutate();
  };
  return (
    <div className={detail.actions}>
      <Button busy={withdrawing.isPending} onClick={() => void ask()}>
        <Icon of={Undo2} size={18} />
        {action}
      </Button>
    </div>
  );
}

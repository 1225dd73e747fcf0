import type { AnalysisView } from "@sb/contracts/analysis/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { useModals } from "../modals/ask.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";

/** Destroys what was written, after being asked: the request, and its answer if there is one. */
export function WithdrawButton({ analysis: { analysisSeq, reply } }: { analysis: AnalysisView }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const way = reply === undefined ? "withdraw" : "remove";
  const { action, title, text, done } = t(($) => $.analysis[way], { returnObjects: true });
  const withdrawing = useMutation({
    mutationFn: () => call("POST report/analysis/withdraw", { body: { analysisSeq } }),
    onSuccess: async () => {
      toast.good(done);
      await queryClient.invalidateQueries({ queryKey: under("report/analysis") });
    },
  });
  const ask = async () => {
    if (await decide({ key: "withdraw-analysis", title, text, confirm: action, danger: true })) withdrawing.mutate();
  };
  return (
    <div className={detail.actions}>
      <Button busy={withdrawing.isPending} onClick={() => void ask()}>
        <Icon of={Trash2} size={18} />
        {action}
      </Button>
    </div>
  );
}

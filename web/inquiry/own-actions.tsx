import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { useModals } from "../modals/ask.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useFreshInquiries } from "./use-fresh-inquiries.ts";

/** Changing and deleting one's own inquiry, while it is unprocessed. */
export function OwnActions({ seq }: { seq: number }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const go = useGo();
  const refresh = useFreshInquiries();
  const { action, title, text } = t(($) => $.inquiry.remove, { returnObjects: true });
  const deleting = useMutation({
    mutationFn: () => call("POST support/inquiry/delete", { body: { seq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.inquiry.remove.done));
      await go(pathTo("/support/inquiry/list"), { replace: true });
      await refresh();
    },
  });
  const ask = async () => {
    if (await decide({ key: "delete-inquiry", title, text, confirm: action, danger: true })) deleting.mutate();
  };
  return (
    <div className={detail.actions}>
      <LinkButton href={pathTo("/support/inquiry/modify/:seq", { seq })}>
        <Icon of={Pencil} size={18} />
        {t(($) => $.inquiry.modify.action)}
      </LinkButton>
      <Button busy={deleting.isPending} onClick={() => void ask()}>
        <Icon of={Trash2} size={18} />
        {action}
      </Button>
    </div>
  );
}

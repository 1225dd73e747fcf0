import type { DeclareType } from "@sb/contracts/codes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { useFormat } from "../i18n/language.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";

type JudgedTarget = {
  readonly declareType: DeclareType;
  /** As it was written. */
  readonly adrs: string;
  readonly confirmedAt: string | undefined;
};

/** Puts a target onto the blocklists at once, or takes everybody's confirmation back; each asks for the reason. */
export function JudgeTarget({ declareType, adrs, confirmedAt }: JudgedTarget) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const isConfirmed = confirmedAt !== undefined;
  const words = t(($) => (isConfirmed ? $.unusual.unconfirm : $.unusual.confirm), {
    returnObjects: true,
    target: adrs,
  });
  const ask = async () => {
    const route = isConfirmed ? "POST admin/target/unconfirm" : "POST admin/target/confirm";
    const asked = {
      ...{ title: words.title, text: words.text, confirm: words.action },
      ...{ label: t(($) => $.unusual.reason), hint: t(($) => $.unusual.reasonHint) },
      kind: isConfirmed ? "danger" : "primary",
    } as const;
    const reason = await askReason(asked, (given) => call(route, { body: { declareType, adrs, reason: given } }));
    if (reason === undefined) return;
    toast.good(words.done);
    await queryClient.invalidateQueries({ queryKey: under("admin/unusual") });
  };
  return (
    <>
      {isConfirmed && <Badge kind="danger">{t(($) => $.unusual.confirmedAt, { at: format.date(confirmedAt) })}</Badge>}{" "}
      <Button size="small" aria-label={words.of} onClick={() => void ask()}>
        <Icon of={isConfirmed ? ShieldOff : ShieldCheck} size={16} />
        {words.action}
      </Button>
    </>
  );
}

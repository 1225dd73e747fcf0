// Hiding an item, and showing it again.
import { useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keyOf, under } from "../../api/keys.ts";
import { askReason, type ReasonWords } from "../../form/reason-dialog.tsx";
import type { Translate } from "../../i18n/texts.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";

type Props = { newsSeq: number; title: string; isHidden: boolean; onDone: () => Promise<void> };

/** Hides an item, or shows it again; each asks for the reason. */
export function JudgeButton({ newsSeq, title, isHidden, onDone }: Props) {
  const { t } = useTranslation();
  const words = t(($) => (isHidden ? $.news.admin.restore : $.news.admin.hide), { returnObjects: true, title });
  const route = isHidden ? "POST admin/news/restore" : "POST admin/news/hide";
  const ask = async () => {
    const reason = await askReason(reasonWords(t, words), (given) => call(route, { body: { newsSeq, reason: given } }));
    if (reason === undefined) return;
    toast.good(words.done);
    await onDone();
  };
  return (
    <Button size="small" aria-label={words.of} onClick={() => void ask()}>
      <Icon of={isHidden ? Eye : EyeOff} size={18} />
      {words.action}
    </Button>
  );
}

/** On the item's own screen, which is left once it is hidden. */
export function HideButton({ newsSeq, title }: { newsSeq: number; title: string }) {
  const go = useGo();
  const queryClient = useQueryClient();
  const leave = async () => {
    await go(pathTo("/insight/block-news"), { replace: true });
    queryClient.removeQueries({
      queryKey: keyOf("GET insight/block-news/detail/{newsSeq}", { params: { newsSeq } }),
    });
    await Promise.all(
      [under("insight/block-news"), under("admin/news"), under("home")].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  return <JudgeButton newsSeq={newsSeq} title={title} isHidden={false} onDone={leave} />;
}

type Words = { readonly title: string; readonly text: string; readonly action: string };

/** An editor's acts on news can be taken back, so they are no danger. */
export const reasonWords = (t: Translate, { title, text, action }: Words): ReasonWords => ({
  title,
  text,
  label: t(($) => $.news.admin.reason),
  hint: t(($) => $.news.admin.reasonHint),
  confirm: action,
  kind: "primary",
});

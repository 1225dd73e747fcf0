import { useMutation } from "@tanstack/react-query";
import { SquarePen } from "lucide";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./articles-screen.module.css";

/** Makes an empty draft and opens it: pictures need an article that they belong to. */
export function NewArticle() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const go = useGo();
  // The same press sent again makes no second draft.
  const idempotencyKey = useRef(crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST admin/safer-view", { body: { language }, idempotencyKey: idempotencyKey.current }),
    onSuccess: ({ viewSeq }) => go(pathTo("/admin/safer-view/:viewSeq", { viewSeq })),
  });
  return (
    <Button kind="primary" busy={isPending} className={styles.write ?? ""} onClick={() => mutate()}>
      <Icon of={SquarePen} size={18} />
      {t(($) => $.articles.write)}
    </Button>
  );
}

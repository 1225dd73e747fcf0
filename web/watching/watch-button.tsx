import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryOf, under } from "../api/keys.ts";
import { isApiError } from "../api/problem.ts";
import { pathTo } from "../routing/paths.ts";
import { useRequireLogin } from "../session/require-login.ts";
import { useSession } from "../session/store.ts";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { startWatching } from "./start-watching.ts";
import { WatchLook } from "./watch-look.tsx";

type Props = {
  /** An address, a site or words. */
  text: string;
  size?: "small";
  /** Says that the search is watched. */
  search?: boolean;
};

/** Watches it; where the person does already, it leads to what they watch. Asks visitors to log in. */
export function WatchButton({ text, size, search = false }: Props) {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const requireLogin = useRequireLogin();
  const own = useQuery({
    ...queryOf("GET watch", { query: { adrs: text } }),
    enabled: isLogin,
    meta: { inline: true },
  });
  const start = useStart(text);
  const look = size ? { size } : {};
  if (own.data?.items.length || start.isSuccess || start.isWatched)
    return (
      <LinkButton {...look} href={pathTo("/watch")}>
        <Icon of={Eye} size={18} />
        {t(($) => $.watch.watched)}
      </LinkButton>
    );
  const press = async () => {
    if (await requireLogin()) start.mutate();
  };
  return <WatchLook {...look} search={search} busy={start.isPending} onClick={() => void press()} />;
}

function useStart(text: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const starting = useMutation({
    mutationFn: () => startWatching(text, { idempotencyKey }),
    meta: { inlineCodes: ["ALREADY_WATCHED"] },
    onSuccess: async () => {
      toast.good(t(($) => $.watch.started));
      await queryClient.invalidateQueries({ queryKey: under("watch") });
    },
    onError: (error) => {
      if (isWatched(error)) toast.note(t(($) => $.watch.already));
    },
  });
  return { ...starting, isWatched: isWatched(starting.error) };
}

const isWatched = (error: unknown): boolean => isApiError(error) && error.code === "ALREADY_WATCHED";

// Published lists as admins handle them: how one stands, and the acts on it, each of which asks first and tells the end in a toast.
import { LIST_FORMS, type ListForm } from "@sb/contracts/published/model.ts";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { useFormat } from "../i18n/language.ts";
import { useModals } from "../modals/ask.tsx";
import { toast } from "../ui/feedback/toast.ts";

/** Jobs refresh lists meanwhile. Milliseconds. */
export const LOOK_EVERY_MS = 10_000;

/** Lists that need somebody come first: a change is held, then those that fail. The rest stay in their order. */
export const troubleFirst = (lists: readonly ListView[]): readonly ListView[] =>
  lists.toSorted((one, other) => troubleOf(other) - troubleOf(one));

function troubleOf({ state, held, attempt }: ListView): number {
  if (state === "WITHDRAWN") return -1;
  if (held) return 2;
  return attempt?.outcome === "FAILED" && state === "ACTIVE" ? 1 : 0;
}

/** The columns of a table that may be named, the targets' first. */
export const LIST_COLUMNS = ["targets", "kind", "chain", "since", "words", "link", "status", "until", "bad"] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

export function namesIn(columns: ListView["columns"], column: ListColumn): readonly string[] {
  const named = columns?.[column];
  return named === undefined ? [] : [named].flat();
}

/** A form that the app knows. */
export const formOf = (name: string | undefined): ListForm | undefined => LIST_FORMS.find((form) => form === name);

/** A form by its name for people; one that the app does not know by its own. */
export function useFormName(): (form: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const form = formOf(name);
    return form ? t(($) => $.published.forms[form]) : name;
  };
}

export function useFreshLists(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: under("admin/list") });
    await queryClient.invalidateQueries({ queryKey: under("admin/waiting") });
  };
}

/** Does something to a list, refreshes and says so. */
function useAct<Asked>(send: (asked: Asked) => Promise<unknown>, done: string) {
  const refresh = useFreshLists();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast.good(done);
      await refresh();
    },
  });
}

export function useListActs({ listSeq }: Pick<ListView, "listSeq">) {
  const { t } = useTranslation();
  const refreshing = useAct(
    () => call("POST admin/list/refresh", { body: { listSeq } }),
    t(($) => $.published.actions.refreshAsked),
  );
  const pausing = useAct(
    (reason: string) => call("POST admin/list/pause", { body: { listSeq, reason } }),
    t(($) => $.published.actions.paused),
  );
  const resuming = useAct(
    () => call("POST admin/list/resume", { body: { listSeq } }),
    t(($) => $.published.actions.resumed),
  );
  const withdrawing = useAct(
    (reason: string) => call("POST admin/list/withdraw", { body: { listSeq, reason } }),
    t(($) => $.published.actions.withdrawn),
  );
  const fixed = { label: t(($) => $.published.actions.reason), hint: t(($) => $.published.actions.reasonHint) };
  return {
    refresh: () => refreshing.mutate(undefined),
    resume: () => resuming.mutate(undefined),
    pause: async () => {
      const words = t(($) => $.published.actions.askPause, { returnObjects: true });
      const confirm = t(($) => $.published.actions.pause);
      const reason = await askReason({ ...words, ...fixed, confirm, kind: "primary" });
      if (reason !== undefined) pausing.mutate(reason);
    },
    withdraw: async () => {
      const words = t(($) => $.published.actions.askWithdraw, { returnObjects: true });
      const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.published.actions.withdraw) });
      if (reason !== undefined) withdrawing.mutate(reason);
    },
    busy: {
      refresh: refreshing.isPending,
      pause: pausing.isPending || resuming.isPending,
      withdraw: withdrawing.isPending,
    },
  };
}

/** Takes in what is held, or drops it. */
export function useHeldActs({ listSeq }: Pick<ListView, "listSeq">, held: NonNullable<ListView["held"]>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { decide } = useModals();
  const body = { listSeq, digest: held.digest };
  const accepting = useAct(
    () => call("POST admin/list/accept", { body }),
    t(($) => $.published.held.accepted),
  );
  const dismissing = useAct(
    () => call("POST admin/list/dismiss", { body }),
    t(($) => $.published.held.dismissed),
  );
  const counts = {
    listed: format.number(held.listed),
    changed: format.number(held.changed),
    delisted: format.number(held.delisted),
  };
  return {
    accept: async () => {
      const words = t(($) => $.published.held.askAccept, { returnObjects: true, ...counts });
      const confirm = t(($) => $.published.held.accept);
      if (await decide({ key: "accept-list", ...words, confirm, danger: true })) accepting.mutate(undefined);
    },
    dismiss: async () => {
      const words = t(($) => $.published.held.askDismiss, { returnObjects: true });
      const confirm = t(($) => $.published.held.dismiss);
      if (await decide({ key: "dismiss-list", ...words, confirm })) dismissing.mutate(undefined);
    },
    isAccepting: accepting.isPending,
    isDismissing: dismissing.isPending,
  };
}

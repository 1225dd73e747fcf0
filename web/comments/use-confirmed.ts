import { useMutation } from "@tanstack/react-query";
import { type Decision, useModals } from "../modals/ask.tsx";
import { useRequireLogin } from "../session/require-login.ts";
import { toast } from "../ui/feedback/toast.ts";

type Options = {
  readonly question: Decision;
  readonly act: () => Promise<unknown>;
  /** Announced when it is done. */
  readonly done: string;
  readonly onDone?: () => void;
};

/** An action of a user that is confirmed first. Failures go to the error dialog. */
export function useConfirmed({ question, act, done, onDone }: Options) {
  const { decide } = useModals();
  const requireLogin = useRequireLogin();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.good(done);
      onDone?.();
    },
  });
  const ask = async () => {
    if ((await requireLogin()) && (await decide(question))) mutate();
  };
  return { start: () => void ask(), busy: isPending };
}

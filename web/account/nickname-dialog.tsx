import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { isApiError } from "../api/problem.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { updateSession } from "../session/store.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { NicknameField } from "./nickname/nickname-field.tsx";
import { liveNicknameMachine } from "./nickname/provided.ts";
import { tidy } from "./nickname/rules.ts";

const FORM_ID = "nickname-form";

/** Changes the nickname, with the same rules and duplicate check as at registration. */
export function NicknameDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const { t } = useTranslation();
  const actor = useActorRef(liveNicknameMachine, { input: { current } });
  const { value, verdict } = useSelector(actor, (snapshot) => snapshot.context);
  const [tried, setTried] = useState(false);
  const change = useChange(onClose, () => actor.send({ type: "check.requested" }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (verdict === "available") change.mutate(tidy(value));
  };
  return (
    <LazyDialog
      title={t(($) => $.account.nicknameDialog.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={change.isPending}>
            {t(($) => $.account.nicknameDialog.save)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.account.nicknameDialog.current, { nickname: current })}</p>
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <NicknameField id="new-nickname" actor={actor} tried={tried} />
      </form>
    </LazyDialog>
  );
}

/** The name may have been taken since the check: check again, so that the field shows it. */
function useChange(onClose: () => void, recheck: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newNick: string) => call("POST user/nick/change", { body: { newNick } }),
    meta: { inlineCodes: ["NICKNAME_TAKEN"] },
    onSuccess: async (_, nickname) => {
      await updateSession((session) => ({ ...session, nickname }));
      await Promise.all(
        [under("support"), under("report")].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onClose();
      toast.good(t(($) => $.account.nicknameDialog.done));
    },
    onError: (error) => {
      if (isApiError(error) && error.code === "NICKNAME_TAKEN") recheck();
    },
  });
}

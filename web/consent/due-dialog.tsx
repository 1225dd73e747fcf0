import type { JOIN_TERMS } from "@sb/contracts/codes.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useLanguage } from "../i18n/language.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { updateSession, useSession } from "../session/store.ts";
import { Button } from "../ui/button.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { DueTerms } from "./due-terms.tsx";

type JoinTerm = (typeof JOIN_TERMS)[number];
type Item = ResponseOf<"GET terms">["items"][number];

/** The newer versions to agree to, each by itself. */
export function DueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { termsDue = [] } = useSession();
  const [codes] = useState(termsDue);
  const { language: lang } = useLanguage();
  const form = useId();
  const query = useQuery(queryOf("GET terms", { query: { codes: codes.join(","), lang } }));
  const agreeing = useMutation({
    mutationFn: (items: readonly Item[]) =>
      call("POST user/terms/agree", { body: { agreements: agreementsIn(items) } }),
    onSuccess: async () => {
      await updateSession(({ termsDue: _, ...session }) => session);
      toast.good(t(($) => $.terms.due.agreed));
      onClose();
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.terms.due.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.terms.due.later)}</Button>
          <Button kind="primary" type="submit" form={form} busy={agreeing.isPending}>
            {t(($) => $.terms.due.agree)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.terms.due.text)}</p>
      {query.isPending && <PageSpinner label={t(($) => $.terms.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.terms.failed)} query={query} />}
      {query.data && <DueTerms id={form} items={query.data.items} onAgree={() => agreeing.mutate(query.data.items)} />}
    </LazyDialog>
  );
}

/** Agrees to the versions that were read: the server refuses where another has come into force meanwhile. */
const agreementsIn = (items: readonly Item[]) =>
  items.map(({ code, applyDt }) => ({ code: code as JoinTerm, applyDt }));

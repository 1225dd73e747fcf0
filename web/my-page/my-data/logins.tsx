import type { Logins as LoginList } from "@sb/contracts/account/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { queryOf, under } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { useFormat } from "../../i18n/language.ts";
import { useModals } from "../../modals/ask.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { PageSpinner } from "../../ui/feedback/spinner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./my-data.module.css";

type Login = LoginList["items"][number];

/** Each login with its device in words and the day of its last use; all but this one can be ended. */
export function Logins() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET user/logins"));
  const end = useEnd();
  if (query.isPending) return <PageSpinner label={t(($) => $.common.loading)} />;
  if (query.isError) return <QueryFailed title={t(($) => $.myData.logins.failed)} query={query} />;
  const { items } = query.data;
  const others = items.filter(({ isThis }) => !isThis);
  return (
    <>
      <ul className={styles.logins}>
        {items.map((login) => (
          <Row key={login.sessionId} login={login} busy={end.isPending} onEnd={() => end.ask([login])} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button className={styles.start} busy={end.isPending} onClick={() => end.ask(others)}>
          {t(($) => $.myData.logins.endOthers)}
        </Button>
      ) : (
        <p className={styles.note}>{t(($) => $.myData.logins.none)}</p>
      )}
    </>
  );
}

function Row({ login, busy, onEnd }: { login: Login; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const name = useDeviceName()(login);
  return (
    <li>
      <Icon of={MonitorSmartphone} size={22} />
      <div>
        <strong>{name}</strong> {login.isThis && <Badge kind="accent">{t(($) => $.myData.logins.isThis)}</Badge>}
        <p>{t(($) => $.myData.logins.seen, { seen: date(login.seenOn), begun: date(login.begunAt) })}</p>
      </div>
      {!login.isThis && (
        <Button size="small" busy={busy} aria-label={t(($) => $.myData.logins.endOf, { name })} onClick={onEnd}>
          {t(($) => $.myData.logins.end)}
        </Button>
      )}
    </li>
  );
}

function useDeviceName(): (login: Login) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser === "OTHER" && system === "OTHER") return t(($) => $.myData.logins.unknown);
    return [t(($) => $.myData.logins.browsers[browser]), t(($) => $.myData.logins.systems[system])].join(" · ");
  };
}

function useEnd() {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const nameOf = useDeviceName();
  const { mutate, isPending } = useMutation({
    mutationFn: (sessionIds: readonly string[]) =>
      call("POST user/logins/end", { body: { sessionIds: [...sessionIds] } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: under("user/logins") });
      toast.good(t(($) => $.myData.logins.ended));
    },
  });
  const ask = async (logins: readonly Login[]) => {
    const [login] = logins;
    const isSure = await decide({
      key: "end-logins",
      title: t(($) => $.myData.logins.sure),
      text:
        logins.length === 1 && login
          ? t(($) => $.myData.logins.sureOne, { name: nameOf(login) })
          : t(($) => $.myData.logins.sureAll),
      confirm: t(($) => $.myData.logins.end),
      danger: true,
    });
    if (isSure) mutate(logins.map(({ sessionId }) => sessionId));
  };
  return { isPending, ask: (logins: readonly Login[]) => void ask(logins) };
}

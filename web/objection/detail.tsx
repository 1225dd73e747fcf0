import type { ObjectionOutcome } from "@sb/contracts/objection/model.ts";
import type { ObjectionView } from "@sb/contracts/objection/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { askReason } from "../form/reason-dialog.tsx";
import { useFormat } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import row from "../list/row.module.css";
import { useModals } from "../modals/ask.tsx";
import { pathTo } from "../routing/paths.ts";
import { targetPath } from "../routing/target-path.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import factStyles from "../ui/facts.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { ObjectionBadge } from "./list.tsx";

type Props = { objectionSeq: number };

/** A person's own objection, which they may withdraw while it is open. */
export function ObjectionScreen({ objectionSeq }: Props) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/listing/objection")} label={t(($) => $.objection.heading)} />}>
      <ObjectionArticle
        objectionSeq={objectionSeq}
        actions={(objection) => objection.mine && <OwnActions objection={objection} />}
      />
    </Page>
  );
}

/** The same for an admin, who decides. */
export function AdminObjectionScreen({ objectionSeq }: Props) {
  const { t } = useTranslation();
  return (
    <Page reading above={<BackLink href={pathTo("/admin/objection")} label={t(($) => $.objection.admin.back)} />}>
      <ObjectionArticle objectionSeq={objectionSeq} actions={(objection) => <Decide objection={objection} />} />
    </Page>
  );
}

type ArticleProps = Props & { actions: (objection: ObjectionView) => ReactNode };

function ObjectionArticle({ objectionSeq, actions }: ArticleProps) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET listing/objection/{objectionSeq}", { params: { objectionSeq } }));
  if (query.isPending) return <CardsSkeleton count={3} label={t(($) => $.objection.loading)} rows />;
  if (query.isError) return <QueryFailed title={t(($) => $.objection.failed)} query={query} />;
  const { status, note } = query.data;
  return (
    <article className={detail.article}>
      <header className={detail.head}>
        <div className={row.top}>
          <ObjectionBadge objection={query.data} />
        </div>
        <h1>{t(($) => $.objection.detail.heading)}</h1>
        <p className={detail.quiet}>{t(($) => $.objection.detail.means[status])}</p>
      </header>
      {note !== undefined && (
        <section className={`${detail.section} ${detail.panel}`} aria-labelledby="objection-note">
          <h2 id="objection-note">{t(($) => $.objection.detail.note)}</h2>
          <p className={detail.text} dir="auto">
            {note}
          </p>
        </section>
      )}
      <ObjectionFacts objection={query.data} />
      {actions(query.data)}
    </article>
  );
}

function ObjectionFacts({ objection }: { objection: ObjectionView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { adrs, shown, declareType, list, openedAt, closedAt, toldAt, told, isOwner, reason, sharesReason } = objection;
  const words = t(($) => $.objection.detail, { returnObjects: true });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      words.target,
      <a key="target" href={targetPath(declareType, adrs)} translate="no" dir="ltr">
        {shown}
      </a>,
    ],
    [words.list, [list.publisher, list.name].filter(Boolean).join(" · ")],
    [words.opened, format.dateTime(openedAt)],
    [words.owner, isOwner ? t(($) => $.objection.saysOwner) : words.notOwner],
    [words.told, toldAt === undefined ? t(($) => $.objection.told[told]) : format.dateTime(toldAt)],
    [words.closed, closedAt && format.dateTime(closedAt)],
    [words.reason, reason ?? words.gone],
    [words.shares, sharesReason ? words.shared : words.notShared],
  ];
  return (
    <dl className={factStyles.facts}>
      {facts.map(([name, value]) =>
        value === undefined || value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Refetches what shows objections, and the listings that they mark. */
function useFresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const all = [under("listing"), under("admin/objection"), under("report")];
    await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Decisions of staff stand in the public log. */
function OwnActions({ objection: { objectionSeq, status } }: { objection: ObjectionView }) {
  const { t } = useTranslation();
  if (status === "OPEN") return <WithdrawButton objectionSeq={objectionSeq} />;
  if (status !== "UPHELD" && status !== "REJECTED") return null;
  return (
    <div className={detail.actions}>
      <LinkButton href={`${pathTo("/verify")}#objection=${objectionSeq}`}>
        {t(($) => $.objection.detail.proof)}
      </LinkButton>
    </div>
  );
}

function WithdrawButton({ objectionSeq }: Props) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFresh();
  const { action, title, text, done } = t(($) => $.objection.withdraw, { returnObjects: true });
  const withdrawing = useMutation({
    mutationFn: () => call("POST listing/objection/withdraw", { body: { objectionSeq } }),
    onSuccess: async () => {
      toast.good(done);
      await refresh();
    },
  });
  const ask = async () => {
    if (await decide({ key: "withdraw-objection", title, text, confirm: action, danger: true })) withdrawing.mutate();
  };
  return (
    <div className={detail.actions}>
      <Button busy={withdrawing.isPending} onClick={() => void ask()}>
        <Icon of={Undo2} size={18} />
        {action}
      </Button>
    </div>
  );
}

/** One dialog each: it says what follows, and asks why. An entry that is kept out may come back. */
function Decide({ objection: { objectionSeq, status, language } }: { objection: ObjectionView }) {
  const { t } = useTranslation();
  const refresh = useFresh();
  const words = t(($) => $.objection.admin.decide, { returnObjects: true });
  if (status !== "OPEN" && status !== "UPHELD") return null;
  const decide = async (outcome: ObjectionOutcome) => {
    const { title, text, confirm } = status === "UPHELD" ? words.readmit : words[outcome];
    const kind = outcome === "UPHELD" ? "danger" : "primary";
    const answers = { use: "OBJECTION", language } as const;
    const asked = { title, text, confirm, label: words.note, hint: words.noteHint, kind, answers } as const;
    const idempotencyKey = crypto.randomUUID();
    const note = await askReason(asked, (said) =>
      call("POST admin/objection/decide", { body: { objectionSeq, outcome, note: said }, idempotencyKey }),
    );
    if (note === undefined) return;
    toast.good(words.done);
    await refresh();
  };
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby="decide-objection">
      <h2 id="decide-objection">{words.heading}</h2>
      <p className={detail.quiet}>{words.rule}</p>
      <div className={detail.actions}>
        {status === "OPEN" && <Button onClick={() => void decide("UPHELD")}>{words.UPHELD.action}</Button>}
        <Button onClick={() => void decide("REJECTED")}>
          {status === "UPHELD" ? words.readmit.action : words.REJECTED.action}
        </Button>
      </div>
    </section>
  );
}

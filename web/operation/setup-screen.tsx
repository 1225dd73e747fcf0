import { SETUP_LEAVES, type SetupAnswer, type SetupState, type SetupStep } from "@sb/contracts/operation/model.ts";
import type { SetupList } from "@sb/contracts/operation/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, CircleSlash, Undo2 } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { CardsSkeleton } from "../list/cards.tsx";
import entry from "../list/entry.module.css";
import { useModals } from "../modals/ask.tsx";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

type Item = SetupList["items"][number];

const KINDS = {
  DONE: "good",
  SAID: "good",
  LEFT: "plain",
  UNKNOWN: "warn",
  MISSING: "danger",
} as const satisfies Record<SetupState, string>;

/** Screens on which a step is taken; the others are settings. */
const HREFS = {
  MAIL: pathTo("/admin/job"),
  TERMS: pathTo("/admin/terms"),
  LISTS: pathTo("/admin/list/add"),
  AGENCIES: pathTo("/admin/agency"),
} as const satisfies Partial<Record<SetupStep, string>>;

/** The steps of setting the service up, with the state of each. */
export function SetupScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/setup"));
  return (
    <Page reading title={t(($) => $.operation.setup.heading)} lead={t(($) => $.operation.setup.lead)}>
      {query.isPending && <CardsSkeleton count={7} label={t(($) => $.operation.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
      {query.data && (
        <div className={detail.stack}>
          {query.data.complete && <p>{t(($) => $.operation.setup.complete)}</p>}
          {query.data.items.map((item) => (
            <Step key={item.step} item={item} />
          ))}
        </div>
      )}
    </Page>
  );
}

function Step({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { step, state, count } = item;
  const { name, what, how } = t(($) => $.operation.setup.steps[step], { returnObjects: true });
  const isOpen = state === "MISSING" || state === "UNKNOWN";
  return (
    <article className={entry.entry} aria-labelledby={`setup-${step}`}>
      <div className={entry.top}>
        <h2 className={entry.name} id={`setup-${step}`}>
          {name}
        </h2>
        <Badge kind={KINDS[state]}>{t(($) => $.operation.setup.states[state])}</Badge>
      </div>
      <p className={entry.quiet}>{what}</p>
      {isCounted(step) && count !== undefined && <p>{t(($) => $.operation.setup.counts[step], { count })}</p>}
      {isOpen && <p className={entry.text}>{how}</p>}
      <Said item={item} />
      <Actions item={item} name={name} />
    </article>
  );
}

type Counted = "STAFF" | "TERMS" | "LISTS" | "AGENCIES";
const isCounted = (step: SetupStep): step is Counted =>
  step === "STAFF" || step === "TERMS" || step === "LISTS" || step === "AGENCIES";

function Said({ item: { state, said } }: { item: Item }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!said || (state !== "SAID" && state !== "LEFT")) return null;
  const nick = said.nick || t(($) => $.operation.setup.gone);
  return (
    <p className={entry.quiet}>{t(($) => $.operation.setup.said[said.answer], { nick, at: format.date(said.at) })}</p>
  );
}

const mayBeLeft: readonly SetupStep[] = SETUP_LEAVES;
const hasScreen = (step: SetupStep): step is keyof typeof HREFS => step in HREFS;

function Actions({ item: { step, state }, name }: { item: Item; name: string }) {
  const { t } = useTranslation();
  const { answer, isBusy } = useAnswer(step, name);
  const isSaid = state === "SAID" || state === "LEFT";
  if (!hasScreen(step) && state !== "UNKNOWN" && !isSaid) return null;
  return (
    <div className={detail.actions}>
      {hasScreen(step) && (
        <LinkButton size="small" href={HREFS[step]}>
          {t(($) => $.operation.setup.go[step])}
        </LinkButton>
      )}
      {state === "UNKNOWN" && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t(($) => $.operation.setup.sayOf, { name })}
          onClick={() => void answer("DONE")}
        >
          <Icon of={Check} size={16} />
          {t(($) => $.operation.setup.say)}
        </Button>
      )}
      {state === "MISSING" && mayBeLeft.includes(step) && (
        <Button
          size="small"
          kind="quiet"
          busy={isBusy}
          aria-label={t(($) => $.operation.setup.leaveOf, { name })}
          onClick={() => void answer("LEFT")}
        >
          <Icon of={CircleSlash} size={16} />
          {t(($) => $.operation.setup.leave)}
        </Button>
      )}
      {isSaid && (
        <Button
          size="small"
          kind="quiet"
          busy={isBusy}
          aria-label={t(($) => $.operation.setup.openOf, { name })}
          onClick={() => void answer("OPEN")}
        >
          <Icon of={Undo2} size={16} />
          {t(($) => $.operation.setup.open)}
        </Button>
      )}
    </div>
  );
}

/** Says something of a step; asks first, unless it is taken back. */
function useAnswer(step: SetupStep, name: string) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const answering = useMutation({
    mutationFn: (answer: SetupAnswer) =>
      call("POST admin/setup/answer", { body: bodyOf(step, answer), idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      toast.good(t(($) => $.operation.setup.noted));
      await queryClient.invalidateQueries({ queryKey: under("admin/setup") });
    },
  });
  const answer = async (given: SetupAnswer) => {
    if (given !== "OPEN") {
      const words = t(($) => $.operation.setup.ask[given], { returnObjects: true, name });
      const confirm = given === "DONE" ? t(($) => $.operation.setup.say) : t(($) => $.operation.setup.leave);
      if (!(await decide({ key: "setup-answer", ...words, confirm }))) return;
    }
    answering.mutate(given);
  };
  return { answer, isBusy: answering.isPending };
}

type Body = Parameters<typeof call<"POST admin/setup/answer">>[1]["body"];
const bodyOf = (step: SetupStep, answer: SetupAnswer): Body => ({ step, answer }) as Body;

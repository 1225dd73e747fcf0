import { CATALOGUE, type CatalogueId, type CatalogueList } from "@sb/contracts/published/catalogue.ts";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, PencilLine } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { BackLink } from "../list/back-link.tsx";
import { Cards, CardsSkeleton } from "../list/cards.tsx";
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
import { useFormName, useFreshLists } from "./api.ts";
import styles from "./published.module.css";

type Prepared = CatalogueList & { readonly id: CatalogueId };

/** The well-known lists, each switched off until somebody agrees to its licence. */
export function CatalogueScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/list"));
  const lists: readonly Prepared[] = CATALOGUE;
  const taken = query.data?.items.filter(({ state }) => state !== "WITHDRAWN");
  return (
    <Page
      above={<BackLink href={pathTo("/admin/list")} label={t(($) => $.published.back)} />}
      title={t(($) => $.published.catalogue.heading)}
      lead={t(($) => $.published.catalogue.lead)}
    >
      <div className={detail.stack}>
        <div className={styles.bar}>
          <LinkButton href={pathTo("/admin/list/write")}>
            <Icon of={PencilLine} size={18} />
            {t(($) => $.published.catalogue.byHand)}
          </LinkButton>
        </div>
        {query.isPending && <CardsSkeleton count={6} label={t(($) => $.published.loading)} />}
        {query.isError && <QueryFailed title={t(($) => $.published.failed)} query={query} />}
        {taken && (
          <Cards
            label={t(($) => $.published.catalogue.heading)}
            items={lists}
            keyOf={({ id }) => id}
            draw={(list) => <PreparedCard list={list} taken={takenOf(taken, list)} />}
          />
        )}
      </div>
    </Page>
  );
}

/** Its address may have got a key since. */
const takenOf = (lists: readonly ListView[], { name, url }: Prepared): ListView | undefined =>
  lists.find((list) => list.name === name || list.url === url);

function PreparedCard({ list, taken }: { list: Prepared; taken: ListView | undefined }) {
  const { t } = useTranslation();
  const nameOf = useFormName();
  const { id, name, publisher, page, licence, holds, form } = list;
  return (
    <article className={entry.entry} aria-labelledby={`list-${id}`}>
      <div className={styles.badges}>
        {holds.map((kind) => (
          <Badge key={kind} kind="accent">
            {t(($) => $.published.catalogue.holds[kind])}
          </Badge>
        ))}
        {taken && <Badge kind="good">{t(($) => $.published.catalogue.taken)}</Badge>}
      </div>
      <h2 className={entry.name} id={`list-${id}`}>
        <bdi>{name}</bdi>
      </h2>
      <p>{t(($) => $.published.catalogue.what[id])}</p>
      <p className={entry.quiet}>
        <a href={page} target="_blank" rel="noreferrer">
          {t(($) => $.published.catalogue.publishedBy, { publisher })}
        </a>
      </p>
      <p className={entry.quiet}>
        {licence.name} · {nameOf(form)}
      </p>
      <div className={detail.actions}>
        {taken ? (
          <LinkButton
            size="small"
            href={pathTo("/admin/list/:listSeq", { listSeq: taken.listSeq })}
            aria-label={t(($) => $.published.catalogue.openOf, { name })}
          >
            {t(($) => $.published.catalogue.open)}
          </LinkButton>
        ) : (
          <TakeButton list={list} />
        )}
      </div>
    </article>
  );
}

/** Shows the terms, and takes the list once they are agreed to. */
function TakeButton({ list }: { list: Prepared }) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshLists();
  const { name } = list;
  const taking = useMutation({
    mutationFn: () => call("POST admin/list", { body: bodyOf(list), idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      toast.good(t(($) => $.published.form.added));
      await refresh();
    },
  });
  const ask = async () => {
    const title = t(($) => $.published.catalogue.askTitle, { name });
    const confirm = t(($) => $.published.catalogue.agree);
    if (await decide({ key: "take-list", title, text: <Terms list={list} />, confirm })) taking.mutate();
  };
  return (
    <Button
      size="small"
      busy={taking.isPending}
      aria-label={t(($) => $.published.catalogue.takeOf, { name })}
      onClick={() => void ask()}
    >
      <Icon of={Check} size={16} />
      {t(($) => $.published.catalogue.take)}
    </Button>
  );
}

/** The terms in a few words, and where they are in full. */
function Terms({ list: { licence, mayShare, attribution, asksForKey } }: { list: Prepared }) {
  const { t } = useTranslation();
  return (
    <span className={styles.terms}>
      <span>{t(($) => $.published.catalogue.kinds[licence.kind])}</span>
      <span>
        {t(($) => $.published.facts.mayShare)}:{" "}
        {mayShare ? t(($) => $.published.facts.shared) : t(($) => $.published.facts.notShared)}
      </span>
      <span>
        {t(($) => $.published.facts.attribution)}: {attribution}
      </span>
      {asksForKey && <span>{t(($) => $.published.catalogue.asksForKey)}</span>}
      <a href={licence.url} target="_blank" rel="noreferrer">
        {t(($) => $.published.catalogue.terms, { licence: licence.name })}
      </a>
    </span>
  );
}

function bodyOf({ name, publisher, licence, attribution, mayShare, url, form, path, everyHours, takenFor }: Prepared) {
  return {
    ...{ name, publisher, licence: licence.name, attribution, mayShare, url, form, everyHours, takenFor },
    ...(path !== undefined && { path }),
  };
}

import { OBJECTION_FIELDS } from "@sb/contracts/objection/model.ts";
import type { Listing, Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { useGo, useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { seqOf } from "../routing/screen.ts";
import { targetPath } from "../routing/target-path.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";

/** Objects to a listing: the URL names the list and the target. */
export function WriteObjectionScreen() {
  const { t } = useTranslation();
  const { list, target } = useSearch();
  const adrs = typeof target === "string" ? target : "";
  const query = useQuery({ ...queryOf("GET report/lookup", { query: { adrs } }), enabled: adrs !== "" });
  const listing = query.data?.listings.find(({ listSeq }) => listSeq !== undefined && listSeq === seqOf(list));
  const isGone = adrs === "" || (query.data && !listing);
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/listing/objection")} label={t(($) => $.objection.heading)} />}
      title={t(($) => $.objection.write.heading)}
      lead={t(($) => $.objection.write.lead)}
    >
      {query.isPending && adrs !== "" && <CardsSkeleton count={2} label={t(($) => $.objection.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.objection.failed)} query={query} />}
      {isGone && <EmptyState {...t(($) => $.objection.write.gone, { returnObjects: true })} />}
      {query.data && listing && <ObjectionForm lookup={query.data} listing={listing} />}
    </Page>
  );
}

function ObjectionForm({ lookup, listing }: { lookup: Lookup; listing: Listing }) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const words = t(($) => $.objection.write, { returnObjects: true });
  const { normalized, shown = normalized, declareType } = lookup;
  const { source, name, words: said, listSeq = 0 } = listing;
  const form = useForm({
    initial: { reason: "", isOwner: false, sharesReason: false },
    labels: { reason: words.reason, isOwner: words.isOwner, sharesReason: words.sharesReason },
    rules: OBJECTION_FIELDS,
    send: (values, { idempotencyKey }) =>
      call("POST listing/objection", { body: { listSeq, adrs: normalized, ...values }, idempotencyKey }),
    onSent: async ({ objectionSeq }) => {
      toast.good(words.done);
      await Promise.all(
        [under("listing"), under("report")].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      await go(pathTo("/listing/objection/:objectionSeq", { objectionSeq }), { replace: true });
    },
  });
  return (
    <Form
      form={form}
      guarded
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          {words.submit}
        </Button>
      }
    >
      <section className={`${detail.section} ${detail.panel}`} aria-labelledby="about-listing">
        <h2 id="about-listing">{words.about}</h2>
        <p>
          <a className={detail.value} href={targetPath(declareType, normalized)} translate="no" dir="ltr">
            {shown}
          </a>
        </p>
        <p>{[source, name].filter((each) => each !== undefined && each !== "").join(" · ")}</p>
        {said !== undefined && <blockquote className={detail.quiet}>{said}</blockquote>}
      </section>
      <TextArea {...form.text("reason", { counted: true })} rows={8} hint={words.reasonHint} />
      <CheckboxField {...form.checkbox("isOwner")} hint={words.isOwnerHint} />
      <CheckboxField {...form.checkbox("sharesReason")} hint={words.sharesReasonHint} />
      <p className={detail.quiet}>{words.stays}</p>
      <p className={detail.quiet}>
        <Icon of={LockKeyhole} size={16} /> {words.sealed}
      </p>
    </Form>
  );
}

import { MEMBER_FIELDS } from "@sb/contracts/agency/fields.ts";
import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { askReason } from "../../form/reason-dialog.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import detail from "../../ui/detail.module.css";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "../agency.module.css";
import { useAgencyAction, useFreshAgency } from "./use-agency-action.ts";

type Person = AdminAgencyView["people"][number];

/** Who may log in for the agency. */
export function Members({ agency: { agencySeq, people } }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const removing = useAgencyAction(
    (removal: { memberId: string; reason: string }) =>
      call("POST admin/agency/member/remove", { body: { agencySeq, ...removal } }),
    t(($) => $.agency.admin.people.removed),
  );
  const remove = async ({ memberId, email }: Person) => {
    const words = t(($) => $.agency.admin.people.askRemove, { returnObjects: true, email });
    const fixed = { label: t(($) => $.agency.admin.reason), hint: t(($) => $.agency.admin.reasonHint) };
    const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.agency.admin.people.remove) });
    if (reason !== undefined) removing.mutate({ memberId, reason });
  };
  return (
    <section className={styles.card} aria-labelledby="agency-members">
      <h2 id="agency-members">{t(($) => $.agency.admin.people.heading)}</h2>
      <p className={detail.quiet}>{t(($) => $.agency.admin.people.text)}</p>
      {people.length === 0 && <p>{t(($) => $.agency.admin.people.none)}</p>}
      <ul className={styles.items}>
        {people.map((person) => (
          <li key={person.memberId} className={styles.item}>
            <bdi>{person.email}</bdi>
            <Button
              size="small"
              kind="quiet"
              aria-label={t(($) => $.agency.admin.people.removeOf, { email: person.email })}
              onClick={() => void remove(person)}
            >
              {t(($) => $.agency.admin.people.remove)}
            </Button>
          </li>
        ))}
      </ul>
      <AddMember agencySeq={agencySeq} />
    </section>
  );
}

function AddMember({ agencySeq }: { agencySeq: number }) {
  const { t } = useTranslation();
  const refresh = useFreshAgency();
  const form = useForm({
    initial: { email: "" },
    labels: { email: t(($) => $.agency.admin.people.email) },
    rules: MEMBER_FIELDS,
    fieldOfCode: { MEMBER_TAKEN: "email", TOO_MANY_MEMBERS: "email" },
    send: ({ email }) => call("POST admin/agency/member", { body: { agencySeq, email } }),
    onSent: async () => {
      toast.good(t(($) => $.agency.admin.people.added));
      form.reset();
      await refresh();
    },
  });
  return (
    <Form
      form={form}
      noSummary
      actions={
        <Button type="submit" busy={form.busy}>
          {t(($) => $.agency.admin.people.add)}
        </Button>
      }
    >
      <TextField {...form.text("email")} type="email" autoComplete="off" />
    </Form>
  );
}
